import { expect, test } from 'vitest';
import { Line, type LineState } from '../src/lib/line';
import type { ToClient, ToServer } from '../src/lib/messages';
import { QuietWorld } from '../src/fixtures/quiet_world';
import { HELLO } from '../src/fixtures/scenes';

function makeLine() {
  const world = new QuietWorld();
  const line = new Line('ws://here', world);
  const states: LineState[] = [];
  const heard: ToClient[] = [];
  const lost: ToServer[] = [];
  line.onstate = (state) => states.push(state);
  line.onmessage = (message) => heard.push(message);
  line.onlost = (command) => lost.push(command);
  line.connect();
  return { world, line, states, heard, lost };
}
const ANSWER = { type: 'answer', request: 'q1', picks: [2] } as const;
const wanted = () => ({ ...ANSWER, picks: [...ANSWER.picks] });

test('nothing is sent before the server has greeted', () => {
  const { world, line } = makeLine();
  const id = line.send(wanted());
  expect(world.last.heard).toEqual([]);
  world.last.say(HELLO);
  expect(world.last.heard).toEqual([{ ...ANSWER, id }]);
});
test('an answer that nobody acknowledged is sent again with the same id and request', () => {
  const { world, line } = makeLine();
  world.last.say(HELLO);
  const id = line.send(wanted());
  world.last.breakDown();
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
  world.last.say(HELLO);
  expect(world.last.heard).toEqual([{ ...ANSWER, id }]);
});
test.each<ToClient>([
  { type: 'taken', id: 1, again: true },
  { type: 'refused', id: 1, code: 'stale', text: '' },
])('after $type it is not sent again', (said) => {
  const { world, line } = makeLine();
  world.last.say(HELLO);
  expect(line.send(wanted())).toBe(1);
  world.last.say(said);
  world.last.breakDown();
  world.pass(500);
  world.last.say(HELLO);
  expect(world.last.heard).toEqual([]);
});
test('what may have been done is not done twice: it is said to be lost', () => {
  const { world, line, lost } = makeLine();
  world.last.say(HELLO);
  line.send({ type: 'undo' });
  line.send({ type: 'surrender' });
  world.last.breakDown();
  world.pass(500);
  world.last.say(HELLO);
  expect(world.last.heard).toEqual([]);
  expect(lost.map((command) => command.type)).toEqual(['undo', 'surrender']);
});
test('the pauses grow, and begin anew when the line has held', () => {
  const { world, states } = makeLine();
  const pauses = () => states.flatMap((state) => (state.is === 'waiting' ? [state.milliseconds] : []));
  for (const pause of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
    world.last.breakDown();
    expect(pauses().at(-1)).toBe(pause);
    world.pass(pause);
  }
  world.last.say(HELLO);
  world.last.breakDown();
  expect(pauses().at(-1)).toBe(500);
});
test('a code that says it is of no use ends it', () => {
  const { world, states } = makeLine();
  world.last.breakDown(4404);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(states.at(-1)?.is).toBe('closed');
});
test('who was too much for the server comes back after a while', () => {
  const { world, states } = makeLine();
  world.last.say(HELLO);
  world.last.breakDown(1013);
  expect(states.at(-1)?.is).toBe('waiting');
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
});
test('who is in a hurry does not wait', () => {
  const { world, line } = makeLine();
  world.last.breakDown();
  line.hurry();
  expect(world.sockets).toHaveLength(2);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(2);
});
test('it pings, and a silent line is opened anew', () => {
  const { world } = makeLine();
  const first = world.last;
  first.say(HELLO);
  world.pass(20_000);
  expect(first.heard.map((command) => command.type)).toEqual(['ping']);
  world.pass(25_000);
  expect(first.closed).toBe(true);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
});
test('a socket that was given up says nothing any more', () => {
  const { world, heard } = makeLine();
  const first = world.last;
  first.breakDown();
  world.pass(500);
  first.say({ type: 'pong' });
  expect(heard).toEqual([]);
});
