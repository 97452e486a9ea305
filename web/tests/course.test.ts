import { expect, test } from 'vitest';
import { Course } from '../src/lib/course';
import type { ToClient } from '../src/lib/messages';
import { QuietWorld } from '../src/fixtures/quiet_world';
import { picture } from '../src/fixtures/tables';

function makeCourse(speed = 1) {
  const world = new QuietWorld();
  const seen: ToClient[] = [];
  const course = new Course(
    (message) => void seen.push(message),
    () => world.time,
    world.after,
    () => speed,
  );
  const shown = () => seen.map((message) => (message.type === 'picture' ? message.n : message.type));
  return { world, course, shown };
}

test('a picture waits until the pause of the one before is over', () => {
  const { world, course, shown } = makeCourse();
  course.push(picture(1, { pause: 600 }));
  course.push(picture(2, { pause: 100 }));
  course.push(picture(3));
  expect(shown()).toEqual([1]);
  world.pass(599);
  expect(shown()).toEqual([1]);
  world.pass(1);
  expect(shown()).toEqual([1, 2]);
  world.pass(100);
  expect(shown()).toEqual([1, 2, 3]);
});
test('twice as fast, the pause is half as long; without motion there is none', () => {
  const fast = makeCourse(0.5);
  fast.course.push(picture(1, { pause: 600 }));
  fast.course.push(picture(2));
  fast.world.pass(300);
  expect(fast.shown()).toEqual([1, 2]);
  const still = makeCourse(0);
  still.course.push(picture(1, { pause: 600 }));
  still.course.push(picture(2));
  expect(still.shown()).toEqual([1, 2]);
});
test('other messages do not wait for a pause, but never overtake a picture', () => {
  const { world, course, shown } = makeCourse();
  course.push(picture(1, { pause: 600 }));
  course.push({ type: 'pong' });
  expect(shown()).toEqual([1, 'pong']);
  course.push(picture(2));
  course.push({ type: 'pong' });
  expect(shown()).toEqual([1, 'pong']);
  expect(course.behind).toBe(true);
  world.pass(600);
  expect(shown()).toEqual([1, 'pong', 2, 'pong']);
});
test('who is far behind is shown where things stand', () => {
  const { course, shown } = makeCourse();
  course.push(picture(1, { pause: 600 }));
  for (let n = 2; n <= 13; n += 1) course.push(picture(n));
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
test('who has gone on waits for nothing', () => {
  const { course, shown } = makeCourse();
  course.push(picture(1, { pause: 600 }));
  course.push(picture(2, { pause: 600 }));
  course.hurry();
  course.push(picture(3));
  expect(shown()).toEqual([1, 2, 3]);
});

/** A course whose pictures are prepared: what was prepared, what was taken in, and the next frame. */
function makePrepared() {
  const world = new QuietWorld();
  const done: string[] = [];
  let draw: (() => void) | null = null;
  const say = (what: string, message: ToClient) => done.push(`${what} ${message.type === 'picture' ? message.n : ''}`);
  const course = new Course(
    (message) => void say('show', message),
    () => world.time,
    world.after,
    () => 1,
    (message) => message.type === 'picture' && say('prepare', message) > 0,
    (what) => {
      draw = what;
      return () => (draw = null);
    },
  );
  return { course, done, drawn: () => draw?.(), waits: () => draw !== null };
}
test('what was prepared is drawn before its picture is taken in, and prepared once', () => {
  const { course, done, drawn } = makePrepared();
  course.push(picture(1));
  expect(done).toEqual(['prepare 1']);
  drawn();
  expect(done).toEqual(['prepare 1', 'show 1']);
});
test('who hurries waits for no frame', () => {
  const { course, done, waits } = makePrepared();
  course.push(picture(1));
  course.push(picture(2));
  course.hurry();
  expect(done).toEqual(['prepare 1', 'show 1', 'show 2']);
  expect(waits()).toBe(false);
});
test('another message does not overtake a picture that is being prepared', () => {
  const { course, done, drawn } = makePrepared();
  course.push(picture(1));
  course.push({ type: 'pong' });
  expect(done).toEqual(['prepare 1']);
  drawn();
  expect(done).toEqual(['prepare 1', 'show 1', 'show ']);
});
