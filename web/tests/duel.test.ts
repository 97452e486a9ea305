import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENTS, HELLO, SCENES } from '../src/fixtures/scenes';
import { QUESTIONS } from '../src/fixtures/questions';
import { MAIN, picture, STANDING, TABLE } from '../src/fixtures/tables';
import { hashNonce } from '../src/lib/fair';
import { keepIntent, recallIntent } from '../src/lib/kept';
import { forget, sitAgain } from '../src/lib/lately';
import { settings } from '../src/lib/settings.svelte';
import { Seat } from './table';

let seat: Seat;
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  seat.leave();
});

describe('the table', () => {
  test("the far player's zones lie as that player sees them", () => {
    seat = Seat.asked(QUESTIONS.action);
    const zones = [...document.querySelectorAll('.field .mz')].map((each) => each.getAttribute('data-at'));
    expect(zones).toEqual(
      [5, 4, 3, 2, 1].map((n) => `1/monster zone/${n}`).concat([1, 2, 3, 4, 5].map((n) => `0/monster zone/${n}`)),
    );
  });
  test('seat 1 sits at the bottom of its own table', () => {
    seat = new Seat({ ...HELLO, seat: 1 }, picture(1, { table: MAIN, due: [0] }));
    expect(document.querySelectorAll('.field .mz')[9]?.getAttribute('data-at')).toBe('1/monster zone/5');
    expect(seat.find('.strip.me .lp').textContent).toBe('6100');
  });
  test('a hidden card tells nothing', () => {
    seat = Seat.asked(QUESTIONS.action);
    expect(seat.place('1/spell & trap zone/2').getAttribute('aria-label')).toBe(
      "face-down card, opponent's Spell & Trap Zone 2",
    );
  });
  test('a card says what it is, where it lies and what can be done with it', () => {
    seat = Seat.asked(QUESTIONS.action);
    expect(seat.place('0/hand/3').getAttribute('aria-label')).toBe(
      'Skilled Dark Magician, ATK 1900, DEF 1700, your hand 3, you can: Normal Summon, Set',
    );
  });
  test('events and the question are told to who hears the page', () => {
    seat = new Seat(HELLO, picture(1, { events: EVENTS.slice(-1), question: QUESTIONS.response }));
    expect(seat.find('.aloud p').textContent).toBe('Chain link 2: Mystical Space Typhoon Do you respond?');
  });
  test('what is told next does not take away what is still being read out', () => {
    seat = new Seat(HELLO, picture(1, { events: EVENTS.slice(-1), question: QUESTIONS.response }));
    for (let n = 2; n <= 9; n += 1) seat.say(picture(n, { events: EVENTS.slice(-1) }));
    expect(document.querySelectorAll('.aloud p')).toHaveLength(5);
  });
  test('a turn that ends because nothing else can be done says so, until one acts again', async () => {
    const ends = { kind: 'phase started', what: 'end phase', player: 0 } as const;
    const begins = { kind: 'turn started', number: 8, player: 1 } as const;
    const said = (): string => seat.find('.moment').textContent ?? '';
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.find('.phases .go button'));
    await seat.look();
    seat.say(picture(2, { events: [ends, begins], question: undefined }));
    expect(said()).toContain('Nothing else could be done: your turn has ended');
    expect(seat.find('.aloud').textContent).toContain('Nothing else could be done');
    seat.say(picture(3, { question: { ...QUESTIONS.action, name: 'later' } }));
    await seat.click(seat.button('EP'));
    await seat.look();
    expect(said()).not.toContain('Nothing else');
    seat.say(picture(4, { events: [ends, begins], question: undefined })); // as one has asked for
    seat.say(picture(5, { events: [{ ...ends, player: 1 }], question: undefined })); // and the other player's
    expect(said()).not.toContain('Nothing else');
  });
  test('where another tab has answered, a turn that ends says nothing: it may have been ended there', () => {
    const ends = { kind: 'phase started', what: 'end phase', player: 0 } as const;
    seat = Seat.asked(QUESTIONS.action);
    seat.say(picture(2, { events: [ends], question: undefined }));
    expect(seat.find('.moment').textContent).not.toContain('Nothing else');
  });
  test('who plays both sides is told so of either', async () => {
    for (const player of [0, 1]) {
      const ends = { kind: 'phase started', what: 'end phase', player } as const;
      const begins = { kind: 'turn started', number: 8, player: 1 - player } as const;
      if (player) seat.leave();
      seat = new Seat(HELLO, picture(1, { question: QUESTIONS.action, chair: player }));
      await seat.click(seat.find('.phases .go button'));
      await seat.look();
      const question = { ...QUESTIONS.action, name: 'the next' };
      seat.say(picture(2, { events: [ends, begins], question, chair: 1 - player }));
      expect(seat.find('.moment').textContent).toContain('Nothing else could be done: the turn has ended');
    }
  });
  test('a monster shows both its numbers also where its card is too small for them', () => {
    seat = Seat.asked(QUESTIONS.action);
    const plate = seat.place('0/monster zone/3').querySelector('.plate.upright');
    expect(plate?.textContent?.replace(/\s+/g, ' ')).toBe('35002100');
    expect(seat.place('0/hand/3').querySelector('.plate')).toBeNull();
  });
  test('chain, attack and what lasts stand beside it', () => {
    seat = new Seat(HELLO, picture(1, { table: TABLE }));
    const side = seat.find('.rail.side').textContent ?? '';
    for (const words of [
      'Mystical Space Typhoon',
      'Enemy Controller',
      'Dark Magician attacks Airknight Parshath',
      'Swords of Revealing Light',
    ])
      expect(side).toContain(words);
  });
  test('when what had the focus is gone, the question has it', async () => {
    seat = Seat.asked(QUESTIONS.action);
    seat.place('0/hand/5').focus();
    const [mine, theirs] = MAIN.sides;
    seat.say(
      picture(2, {
        table: { ...MAIN, sides: [{ ...mine!, hand: mine!.hand.slice(0, 4) }, theirs!] },
        question: QUESTIONS.zone,
      }),
    );
    await seat.settle();
    await seat.settle();
    expect(document.activeElement?.id).toBe('question');
  });
  test('the question has the focus when one comes, and when the button one pressed is gone', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.settle();
    expect(document.activeElement?.id).toBe('question');
    const button = seat.button('Battle Phase', '.option');
    button.focus();
    await seat.click(button);
    await seat.look();
    button.blur(); // as browsers do with a button that cannot be pressed any longer
    seat.say(picture(2, { table: MAIN, question: QUESTIONS.zone }));
    await seat.settle();
    await seat.settle();
    expect(document.activeElement?.id).toBe('question');
  });
  test('an arrow leads down from the hand to the question, and back to what can be played', async () => {
    seat = Seat.asked(QUESTIONS.action);
    seat.place('0/hand/3').focus();
    await seat.key('ArrowDown');
    expect(document.activeElement?.id).toBe('question');
    await seat.key('ArrowUp');
    expect(document.activeElement?.className).toContain('can');
  });
  test('each row of zones is told with how many are empty, and Life Points with whose they are', () => {
    seat = Seat.asked(QUESTIONS.action);
    const rows = [...document.querySelectorAll('.field [role=group]')].map((row) => row.getAttribute('aria-label'));
    expect(rows).toHaveLength(4);
    expect(rows[2]).toMatch(/^your Monster Zones, \d empty$/);
    expect(seat.find('.strip.me .lp').getAttribute('aria-label')).toMatch(/^You: \d+ LP$/);
  });
  test('an attack whose monster has left the field is no longer shown', () => {
    const gone = { ...TABLE, attack: { player: 0, attacker: { of: 0, place: 'monster zone', index: 5 } } } as const;
    seat = new Seat(
      HELLO,
      picture(1, { table: { ...gone, sides: gone.sides.map((side) => ({ ...side, monsters: [] })) } }),
    );
    expect(seat.find('.rail.side').textContent).not.toContain('attacks');
  });
  test('in Chinese names are joined as Chinese is written', () => {
    seat = Seat.asked(QUESTIONS.action);
    settings.speak('zh');
    seat.say(picture(2, { table: MAIN, question: QUESTIONS.action }));
    expect(seat.place('0/hand/3').getAttribute('aria-label')).toMatch(/，攻击力1900，守备力1700，你的手卡 3，可以：/);
    settings.speak('en');
  });
  test('taking back is offered where it is allowed', async () => {
    seat = new Seat(HELLO, picture(1, { undo: true }));
    await seat.click(seat.button('Undo'));
    expect(seat.sent.map((command) => command.type)).toEqual(['undo']);
    seat.say(picture(2));
    expect(() => seat.button('Undo')).toThrow();
  });
  test('surrender asks once more', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.button('Settings'));
    await seat.click(seat.button('Surrender…'));
    await seat.click(seat.button('Surrender this duel'));
    expect(seat.sent).toEqual([{ type: 'surrender', id: 1 }]);
  });
  test('the language is switched in the duel, and the server is told', async () => {
    seat = Seat.asked(QUESTIONS.action);
    await seat.click(seat.button('Settings'));
    await seat.click(seat.button('中文'));
    expect(seat.sent).toEqual([{ type: 'speak', id: 1, lang: 'zh' }]);
    expect(seat.find('.log h2').textContent).toBe('记录');
  });
  test('who watches is asked nothing', () => {
    seat = new Seat(...(SCENES.watch ?? []));
    expect(document.querySelector('.btn.pass')).toBeNull();
    expect(seat.find('#question').textContent).toContain('Waiting for ren_k');
  });
});
describe('why not', () => {
  test('a wish is asked, and the rule that refuses is shown', async () => {
    seat = Seat.asked(QUESTIONS.action);
    seat.place('0/hand/1').focus();
    await seat.settle();
    await seat.click(seat.button('Summon'));
    expect(seat.sent).toEqual([{ type: 'why', id: 1, wish: 'summon Black Luster Soldier - Envoy of the Beginning' }]);
    seat.say({
      type: 'reasons',
      id: 1,
      refusals: [
        { rule: 'summon.cannot-be-normal-summoned', text: 'It cannot be Normal Summoned.', facts: ['it says so'] },
      ],
    });
    expect(seat.find('.why').textContent).toContain('It cannot be Normal Summoned.');
    expect(seat.find('.why code').textContent).toBe('summon.cannot-be-normal-summoned');
  });
  test('nothing against it is said too', async () => {
    seat = Seat.asked(QUESTIONS.action);
    seat.place('0/hand/3').focus();
    await seat.settle();
    await seat.click(seat.button('Summon'));
    seat.say({ type: 'reasons', id: 1, refusals: [] });
    expect(seat.find('.why').textContent).toContain('It can be done now.');
  });
});
describe('when something goes wrong', () => {
  test('a refused answer can be given again, with the reason above the table', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    await seat.key(' ');
    seat.say({
      type: 'refused',
      id: 1,
      code: 'illegal',
      text: 'That is no answer.',
      refusals: [{ rule: 'a.b.c', text: 'Because.' }],
    });
    expect(seat.find('.banner').textContent).toContain('a.b.c');
    await seat.key(' ');
    expect(seat.answers).toEqual([[1], [1]]);
  });
  test('after a break the answer is sent again, and the table goes on', async () => {
    seat = Seat.asked(QUESTIONS.response, TABLE);
    await seat.key(' ');
    seat.world.last.breakDown();
    await seat.settle();
    expect(seat.find('.banner').textContent).toContain('Trying again');
    seat.world.pass(600);
    seat.say(HELLO);
    const [first, second] = seat.sent;
    expect(second).toEqual(first);
    seat.say({ type: 'taken', id: 1, again: true }, picture(1, { table: TABLE, due: [1] }));
    expect(seat.find('#question').textContent).toContain('Waiting for ren_k');
  });
  test('a room that is closed says so', async () => {
    seat = new Seat(HELLO);
    seat.world.last.breakDown(4404);
    await seat.settle();
    expect(seat.find('.banner').textContent).toContain('4404');
  });
});
describe('before and after', () => {
  test.each([
    ['Rock', 'rock'],
    ['Paper', 'paper'],
    ['Scissors', 'scissors'],
  ])('%s is thrown', async (name, hand) => {
    seat = new Seat(...(SCENES.throw ?? []));
    await seat.click(seat.button(name));
    expect(seat.sent).toEqual([{ type: 'throw', id: 1, hand }]);
  });
  test('who has thrown waits', () => {
    seat = new Seat(HELLO, picture(1, { stage: 'throw', table: undefined, standing: { ...STANDING, thrown: true } }));
    expect(() => seat.button('Rock')).toThrow();
  });
  test('first or second', async () => {
    seat = new Seat(...(SCENES.choose ?? []));
    await seat.click(seat.button('Go second'));
    expect(seat.sent).toEqual([{ type: 'choose', id: 1, order: 'second' }]);
  });
  test('siding: counts that are not as before are marked, and the server says why it refuses them', async () => {
    seat = new Seat(...(SCENES.side ?? []));
    await seat.click(seat.find('.siding .main .place'));
    expect(seat.find('.siding .main small').textContent).toBe('13, must be 14');
    await seat.click(seat.button('Present'));
    const why = 'The counts must be as before.';
    seat.say({ type: 'refused', id: 1, code: 'illegal', text: why, refusals: [{ rule: 'a.b', text: why }] });
    await seat.settle();
    expect(seat.find('.banners').textContent?.split(why)).toHaveLength(2); // said once
    await seat.click(seat.find('.siding .side .place'));
    await seat.click(seat.button('Present'));
    const [, present] = seat.sent;
    expect(present?.type === 'present' && present.deck.main).toHaveLength(14);
    expect(present?.type === 'present' && present.deck.main?.at(-1)).toBe(77414722);
    expect(present?.type === 'present' && present.deck.side?.at(-1)).toBe(46986414);
  });
  test('the end: who won, and a rematch', async () => {
    seat = new Seat(...(SCENES.over ?? []));
    expect(seat.find('#question').textContent).toBe('You win');
    await seat.click(seat.button('Rematch'));
    expect(seat.sent).toEqual([{ type: 'rematch', id: 1 }]);
    expect(seat.button('Rematch').disabled).toBe(true);
  });
  test('a rematch is played by the same name and with the same deck, or with another one', async () => {
    const deck = { main: [1, 2] };
    keepIntent('k3', { name: 'Mai', deck, nonce: 'of the match before', friend: '1.secret' });
    seat = new Seat(...(SCENES.over ?? []));
    forget('k3'); // as the page does when a match is over
    seat.say({ type: 'next', room: 'k4', link: 'a' });
    await seat.settle();
    expect(recallIntent('k4')).toEqual({ name: 'Mai', deck });
    expect(seat.button('To the rematch', 'a').getAttribute('href')).toBe('/room/k4#a');
    const other = seat.button('With another deck', 'a');
    other.addEventListener('click', (event) => event.preventDefault());
    await seat.click(other);
    expect(recallIntent('k4')).toEqual({ name: 'Mai' }); // the form asks for the deck
    keepIntent('k4', { name: 'Mai', deck, nonce: 'promised' });
    sitAgain('k3', 'k4'); // who comes back to the old room does not unmake a promise
    expect(recallIntent('k4').nonce).toBe('promised');
  });
  test('who made the room sits down by himself with the deck he chose, and promises his part of the dice', () => {
    keepIntent('k3', { name: 'Mai', deck: { main: [1] }, friend: '1.secret' });
    seat = new Seat(...(SCENES.gathering ?? []));
    const nonce = recallIntent('k3').nonce ?? '';
    expect(seat.sent).toEqual([
      { type: 'sit', id: 1, name: 'Mai', deck: { main: [1] }, nonce_hash: hashNonce('k3', 0, nonce) },
    ]);
    expect((seat.find('.copylink input') as HTMLInputElement).value).toContain('/room/k3#1.secret');
  });
  test('one sits down once, also when the picture comes after the greeting', async () => {
    keepIntent('k3', { name: 'Mai', deck: { main: [1] } });
    const [hello, first] = SCENES.gathering ?? [];
    seat = new Seat(hello!);
    await seat.settle();
    const nonce = recallIntent('k3').nonce;
    seat.say(first!);
    await seat.settle();
    expect(seat.sent.map((command) => command.type)).toEqual(['sit']);
    expect(recallIntent('k3').nonce).toBe(nonce);
  });
  test('who comes back to a duel under way opens nothing again', async () => {
    keepIntent('k3', { name: 'Mai', deck: { main: [1] }, nonce: 'promised' });
    const both = [
      { seat: 0, name: 'Mai', ready: true },
      { seat: 1, name: 'Joey', ready: true },
    ];
    seat = new Seat({ ...HELLO, room: 'k3', sittings: both });
    await seat.settle();
    seat.say(picture(1, { table: MAIN, question: QUESTIONS.action }));
    await seat.settle();
    expect(seat.sent).toEqual([]);
  });
  test('when both have promised, it is opened once, and the seat is not taken twice after a break', async () => {
    keepIntent('k3', { name: 'Mai', deck: { main: [1] } });
    seat = new Seat(...(SCENES.gathering ?? []));
    const both = [
      { seat: 0, name: 'Mai', ready: true },
      { seat: 1, name: 'Joey', ready: true },
    ];
    seat.say({ type: 'people', sittings: both });
    await seat.settle();
    seat.say({ type: 'people', sittings: both });
    await seat.settle();
    const nonce = recallIntent('k3').nonce;
    expect(seat.sent.slice(1)).toEqual([{ type: 'reveal', id: 2, nonce }]);
    seat.world.last.breakDown();
    seat.world.pass(600);
    seat.say({ ...HELLO, sittings: both });
    expect(seat.world.last.heard.map((command) => command.type)).toEqual(['reveal']);
  });
});
