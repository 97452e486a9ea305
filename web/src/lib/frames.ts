// When to do what need not be done in the same frame: a long frame is seen, a later one is not.

/** A page that is not looked at draws no frames: then it is done after so many milliseconds. */
const UNSEEN = 150;

/** Do something once what has changed is drawn, some frames later; how to call that off. */
export function onceDrawn(what: () => void, frames = 2): () => void {
  let frame = 0;
  const unset = setTimeout(() => finish(), UNSEEN);
  const stop = (): void => {
    clearTimeout(unset);
    cancelAnimationFrame(frame);
  };
  function finish(): void {
    stop();
    what();
  }
  function wait(left: number): void {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : finish()));
  }
  wait(frames);
  return stop;
}
