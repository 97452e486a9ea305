class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Watcher as unknown as typeof ResizeObserver;
// No test has a server.
globalThis.fetch = () => Promise.reject(new Error('no server'));
