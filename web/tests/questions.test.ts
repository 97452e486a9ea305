// Every kind of question is answered by mouse and by keyboard alone.
import { afterEach, describe, expect, test } from 'vitest';
import { QUESTIONS } from '../src/fixtures/questions';
import { TABLE } from '../src/fixtures/tables';
import { settings } from '../src/lib/settings.svelte';
import { Seat } from './table';

let seat: Seat;
afterEach(() => {
  seat.leave();
});

describe('an action', () => {
  test('a card opens its menu also for one action, which is done after a short look', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.place('0/hand/2'));
    await seat.look();
    expect(seat.answers).toEqual([]);
    await seat.click(seat.find('[role=menuitem]'));
    expect(seat.place('0/hand/2').className).toContain('chosen');
    await seat.look();
    expect(seat.answers).toEqual([[2]]);
  });
  test('Escape during the look takes it back', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.place('0/hand/2'));
    await seat.click(seat.find('[role=menuitem]'));
    await seat.key('Escape');
    await seat.look();
    expect(seat.answers).toEqual([]);
  });
  test('a card with several opens a menu at the card; the focus is in it and comes back', async () => {
    seat = Seat.asked(QUESTIONS.action);
    seat.place('0/hand/3').focus();
    await seat.key('Enter');
    const items = [...document.querySelectorAll('[role=menuitem]')];
    expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual([
      'Normal Summon',
      'Set',
      'Activate',
      'Read the card',
    ]);
    expect(items[2]?.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(items[0]);
    await seat.key('ArrowDown');
    expect(document.activeElement).toBe(items[1]);
    await seat.key('Escape');
    expect(document.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(seat.place('0/hand/3'));
    await seat.key('Enter');
    await seat.key('Enter');
    await seat.look();
    expect(seat.answers).toEqual([[0]]);
  });
  test('a card with nothing to do says why, at the card', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.place('0/monster zone/3'));
    const asked = seat.sent.flatMap((command) => (command.type === 'why' ? [command] : []));
    expect(asked.map((command) => command.wish)).toEqual([
      'attack with Dark Magician (monster zone 3)',
      'change position of Dark Magician (monster zone 3)',
    ]);
    seat.say({
      type: 'reasons',
      id: asked[0]!.id,
      refusals: [
        { rule: 'turn.structure', text: 'Attacks come later.', facts: ['this is Main Phase 1'], card: 'Gravity Bind' },
      ],
    });
    seat.say({ type: 'reasons', id: asked[1]!.id, refusals: [] });
    await seat.settle();
    const menu = seat.find('.menu').textContent;
    for (const said of ['Attacks come later.', 'this is Main Phase 1', 'Because of Gravity Bind'])
      expect(menu).toContain(said);
    expect(seat.find('.menu a').getAttribute('href')).toBe('/rules/turn.structure');
    expect(menu).not.toContain('Change position'); // nothing is against that
    await seat.key('Escape');
    expect(seat.answers).toEqual([]);
  });
  test('a finger opens the menu first: one reads a card before it is played', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.tap(seat.place('0/hand/2'));
    await seat.look();
    expect(seat.answers).toEqual([]);
    await seat.tap(seat.find('[role=menuitem]'));
    await seat.look();
    expect(seat.answers).toEqual([[2]]);
  });
  test('in Chinese one asks in Chinese', async () => {
    seat = Seat.asked(QUESTIONS.action);
    settings.speak('zh');
    await seat.click(seat.place('0/monster zone/3'));
    expect(seat.sent).toContainEqual(
      expect.objectContaining({ type: 'why', wish: '用 Dark Magician（怪兽区域3） 攻击' }),
    );
    settings.speak('en');
  });
  test('a phase that can be gone to is a button among the phases', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.find('.phases .go button'));
    await seat.look();
    expect(seat.answers).toEqual([[8]]);
  });
  test('what lies in a pile is picked in the pile', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.place('0/extra deck'));
    await seat.click(seat.find('[role=dialog] .can'));
    await seat.look();
    expect(seat.answers).toEqual([]); // one reads a card before it is played, as on the table
    await seat.click(seat.find('[role=dialog] [role=menuitem]'));
    await seat.look();
    expect(seat.answers).toEqual([[7]]);
  });
  test('a pile and its cards say what can be done there, and Escape leads back to them', async () => {
    seat = Seat.asked(QUESTIONS.action);
    expect(seat.place('0/extra deck').getAttribute('aria-label')).toMatch(/^your Extra Deck: \d+, you can: /);
    await seat.click(seat.place('0/extra deck'));
    const card = seat.find('[role=dialog] .can');
    expect(card.getAttribute('aria-label')).toContain('you can: ');
    await seat.click(card);
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    await seat.key('Escape');
    expect(document.activeElement).toBe(card);
    expect(document.querySelector('[role=dialog] [role=menu]')).toBeNull();
    await seat.key('Escape');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(seat.answers).toEqual([]);
  });
  test('Space passes nothing where one cannot pass', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.key(' ');
    expect(seat.answers).toEqual([]);
    expect(seat.button('Pass').disabled).toBe(true);
  });
});
describe('a response', () => {
  test('Space passes, wherever on the table one is', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    seat.place('0/spell & trap zone/4').focus();
    await seat.key(' ');
    expect(seat.answers).toEqual([[1]]);
  });
  test('so does the button in the corner', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    await seat.click(seat.button('Pass'));
    expect(seat.answers).toEqual([[1]]);
  });
  test('Space on a button that is not of the table presses that button', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    seat.button('Settings').focus();
    await seat.key(' ');
    expect(seat.answers).toEqual([]);
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
  });
  test('a card one responds with is picked at a click', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    await seat.click(seat.place('0/spell & trap zone/4'));
    await seat.look();
    expect(seat.answers).toEqual([[0]]);
  });
  test('few responses stand beside the question too, each with its card', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    const beside = seat.find('.q .option');
    expect(beside.textContent).toContain('Activate: Call of the Haunted');
    await seat.click(beside);
    await seat.look();
    expect(seat.answers).toEqual([[0]]);
  });
  test('nothing is sent twice', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    await seat.key(' ');
    await seat.key(' ');
    expect(seat.answers).toEqual([[1]]);
  });
});
describe('cards', () => {
  test('one is picked, counted and confirmed with Enter', async () => {
    seat = Seat.asked(QUESTIONS.cards, TABLE);
    expect(seat.find('.count').textContent).toContain('0 of 1');
    seat.place('1/spell & trap zone/3').focus();
    await seat.key('Enter');
    expect(seat.find('.count').textContent).toContain('1 of 1');
    await seat.look();
    expect(seat.answers).toEqual([]);
    await seat.key('Enter');
    expect(seat.answers).toEqual([[1]]);
  });
  test('another click replaces the pick', async () => {
    seat = Seat.asked(QUESTIONS.cards, TABLE);
    await seat.click(seat.place('1/spell & trap zone/3'));
    await seat.click(seat.place('0/field zone'));
    await seat.click(seat.button('Confirm'));
    expect(seat.answers).toEqual([[3]]);
  });
  test('until it is confirmed nothing has happened: Space still passes', async () => {
    seat = Seat.asked(QUESTIONS.cards, TABLE);
    await seat.click(seat.place('1/spell & trap zone/3'));
    await seat.key(' ');
    expect(seat.answers).toEqual([[6]]);
  });
});
describe('several cards', () => {
  test('the server is asked after each pick, and what can no longer be picked fades', async () => {
    seat = Seat.asked(QUESTIONS.several);
    await seat.click(seat.place('0/hand/1'));
    expect(seat.tries).toEqual([[], [0]]);
    const id = seat.sent.findLast((command) => command.type === 'try')?.id ?? 0;
    seat.say({ type: 'picks', id, next: [2], complete: false });
    expect(seat.place('0/hand/3').className).toContain('can');
    expect(seat.place('0/hand/2').className).toContain('spent');
    await seat.click(seat.place('0/hand/2'));
    expect(seat.tries).toHaveLength(2);
    await seat.click(seat.place('0/hand/3'));
    expect(seat.button('Confirm').disabled).toBe(false);
    await seat.click(seat.button('Confirm'));
    expect(seat.answers).toEqual([[0, 2]]);
  });
  test('Confirm waits until the count is full', async () => {
    seat = Seat.asked(QUESTIONS.several);
    await seat.click(seat.place('0/hand/1'));
    await seat.key('Enter');
    expect(seat.answers).toEqual([]);
  });
  test('Escape takes the last pick back', async () => {
    seat = Seat.asked(QUESTIONS.several);
    await seat.click(seat.place('0/hand/1'));
    await seat.click(seat.place('0/hand/4'));
    await seat.key('Escape');
    expect(seat.room.picking?.picks).toEqual([0]);
  });
  test('up to two from the Graveyards: spread out, picked, confirmed there', async () => {
    seat = Seat.asked(QUESTIONS.upTo);
    await seat.click(seat.place('0/graveyard'));
    const [first, second] = document.querySelectorAll<HTMLElement>('[role=dialog] .can');
    await seat.click(first!);
    await seat.click(second!);
    await seat.click(seat.find('[role=dialog] .ok'));
    expect(seat.answers).toEqual([[0, 1]]);
  });
  test('up to two: none at all with Space', async () => {
    seat = Seat.asked(QUESTIONS.upTo);
    await seat.key(' ');
    expect(seat.answers).toEqual([[]]);
  });
});
test('a zone is chosen where it lies', async () => {
  seat = Seat.asked(QUESTIONS.zone);
  await seat.click(seat.place('extra monster zone/2'));
  await seat.look();
  expect(seat.answers).toEqual([[2]]);
});
test.each([
  ['yesno', 'No', 1],
  ['position', 'Defense Position', 1],
  ['number', '3', 2],
] as const)('%s is chosen beside the question', async (kind, name, pick) => {
  seat = Seat.asked(QUESTIONS[kind]);
  seat.button(name).focus();
  await seat.key('Enter');
  await seat.look();
  expect(seat.answers).toEqual([[pick]]);
});
test('a name is searched for and picked with Enter', async () => {
  seat = Seat.asked(QUESTIONS.name);
  const input = seat.find('input[type=search]') as HTMLInputElement;
  input.focus();
  input.value = 'skull';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await seat.settle();
  expect(document.querySelectorAll('.option')).toHaveLength(1);
  await seat.key('Enter');
  await seat.look();
  expect(seat.answers).toEqual([[41]]);
});
test('Space in a text field writes a space', async () => {
  seat = Seat.asked({ ...QUESTIONS.name, may_pass: 0 });
  seat.find('input[type=search]').focus();
  await seat.key(' ');
  expect(seat.answers).toEqual([]);
});
test('an order is picked one after the other, with numbers', async () => {
  seat = Seat.asked(QUESTIONS.order);
  for (const name of ['Witch', 'Peten', 'Sangan']) await seat.click(seat.button(name, '.option'));
  expect([...document.querySelectorAll('.option .badge')].map((badge) => badge.textContent)).toEqual(['3', '1', '2']);
  await seat.click(seat.button('Confirm'));
  expect(seat.answers).toEqual([[1, 2, 0]]);
});
test('what is searched in the Deck is spread out by itself', async () => {
  seat = Seat.asked(QUESTIONS.search);
  await seat.settle();
  const [, elf] = document.querySelectorAll<HTMLElement>('[role=dialog] .can');
  await seat.click(elf!);
  await seat.click(seat.find('[role=dialog] .ok'));
  expect(seat.answers).toEqual([[1]]);
});
