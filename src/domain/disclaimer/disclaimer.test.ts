import { describe, expect, test } from 'vitest';
import {
  ACCEPTANCES_TO_DEACTIVATE,
  acceptDisclaimer,
  DEACTIVATION_MS,
  DISCLAIMER_WINDOW_MS,
  type DisclaimerRecord,
  disclaimerStanding,
  NOTHING_ACCEPTED,
  readDisclaimer,
  writeDisclaimer,
} from './disclaimer.ts';

const MINUTE = 60_000;
const T = 1_700_000_000_000;

describe('whether the disclaimer is due', () => {
  // @spec due if no accepted flag exists for this user
  test('it is due for a user who has accepted nothing', () => {
    expect(disclaimerStanding(NOTHING_ACCEPTED, T)).toEqual({
      due: true,
      record: NOTHING_ACCEPTED,
    });
  });

  test('it is due without the flag even where data says it is switched off', () => {
    const record: DisclaimerRecord = {
      accepted: false,
      data: { count: 2, timestamps: [T - 2, T - 1], deactivatedUntil: T + MINUTE },
    };
    expect(disclaimerStanding(record, T)).toEqual({ due: true, record });
  });

  // @spec A flag with data whose deactivatedUntil is in the future means not shown.
  test('it is not shown while it is switched off', () => {
    const record: DisclaimerRecord = {
      accepted: true,
      data: { count: 2, timestamps: [T - 2, T - 1], deactivatedUntil: T + 1 },
    };
    expect(disclaimerStanding(record, T)).toEqual({ due: false, record });
  });

  // @spec Once that time passes, flag and data are cleared and it is due again.
  test.each([0, 1, MINUTE])('%i ms after the deactivation flag and data are cleared', (late) => {
    const record: DisclaimerRecord = {
      accepted: true,
      data: { count: 2, timestamps: [T - 2, T - 1], deactivatedUntil: T },
    };
    expect(disclaimerStanding(record, T + late)).toEqual({
      due: true,
      record: { accepted: false, data: null },
    });
  });

  // @spec Flag set but data absent means not shown.
  test('it is not shown where the flag is set but the data is absent', () => {
    const record: DisclaimerRecord = { accepted: true, data: null };
    expect(disclaimerStanding(record, T)).toEqual({ due: false, record });
  });

  test('one acceptance is enough, however long ago', () => {
    const record = acceptDisclaimer(NOTHING_ACCEPTED, T);
    expect(disclaimerStanding(record, T + 100 * MINUTE)).toEqual({ due: false, record });
  });
});

describe('accepting', () => {
  // @spec | Disclaimer | 10-minute window; 2 acceptances cause 10-minute deactivation |
  test('the constants are those of the specification', () => {
    expect(DISCLAIMER_WINDOW_MS).toBe(600_000);
    expect(ACCEPTANCES_TO_DEACTIVATE).toBe(2);
    expect(DEACTIVATION_MS).toBe(600_000);
  });

  // @spec Accepting records the timestamp, keeps only timestamps from the last 10 minutes, and if 2 or more remain sets deactivation for 10 minutes.
  test('the first acceptance sets the flag and notes the time', () => {
    expect(acceptDisclaimer(NOTHING_ACCEPTED, T)).toEqual({
      accepted: true,
      data: { count: 1, timestamps: [T], deactivatedUntil: null },
    });
  });

  test('a second one within the window switches it off for 10 minutes from then', () => {
    const once = acceptDisclaimer(NOTHING_ACCEPTED, T);
    const twice = acceptDisclaimer(once, T + 10 * MINUTE - 1);
    expect(twice).toEqual({
      accepted: true,
      data: {
        count: 2,
        timestamps: [T, T + 10 * MINUTE - 1],
        deactivatedUntil: T + 20 * MINUTE - 1,
      },
    });
    expect(disclaimerStanding(twice, T + 20 * MINUTE - 2).due).toBe(false);
    expect(disclaimerStanding(twice, T + 20 * MINUTE - 1)).toEqual({
      due: true,
      record: NOTHING_ACCEPTED,
    });
  });

  test('an acceptance that is 10 minutes old no longer counts', () => {
    const once = acceptDisclaimer(NOTHING_ACCEPTED, T);
    expect(acceptDisclaimer(once, T + 10 * MINUTE).data).toEqual({
      count: 1,
      timestamps: [T + 10 * MINUTE],
      deactivatedUntil: null,
    });
  });

  test('times that lie ahead, after a clock was set back, do not count', () => {
    const ahead = acceptDisclaimer(NOTHING_ACCEPTED, T + MINUTE);
    expect(acceptDisclaimer(ahead, T).data?.timestamps).toEqual([T]);
  });

  test('a third acceptance prolongs the deactivation', () => {
    const twice = acceptDisclaimer(acceptDisclaimer(NOTHING_ACCEPTED, T), T + 1);
    expect(acceptDisclaimer(twice, T + 5 * MINUTE).data).toEqual({
      count: 3,
      timestamps: [T, T + 1, T + 5 * MINUTE],
      deactivatedUntil: T + 15 * MINUTE,
    });
  });
});

describe('what the browser keeps', () => {
  test('a record comes back as it was written', () => {
    const once = acceptDisclaimer(NOTHING_ACCEPTED, T);
    const twice = acceptDisclaimer(once, T + 1);
    for (const record of [NOTHING_ACCEPTED, once, twice]) {
      expect(readDisclaimer(writeDisclaimer(record))).toEqual(record);
    }
    expect(writeDisclaimer(NOTHING_ACCEPTED)).toEqual({ flag: null, data: null });
    expect(writeDisclaimer(once).flag).toBe('true');
  });

  test.each([
    'not json',
    'null',
    '7',
    '{}',
    '{"timestamps":7,"deactivatedUntil":null}',
    '{"timestamps":["a"],"deactivatedUntil":null}',
    '{"timestamps":[1,"a"],"deactivatedUntil":null}',
    '{"timestamps":[1],"deactivatedUntil":"soon"}',
    '{"timestamps":[1]}',
  ])('data that reads %s counts as absent', (data) => {
    expect(readDisclaimer({ flag: 'true', data })).toEqual({ accepted: true, data: null });
  });

  test('any flag but the text true is no acceptance', () => {
    expect(readDisclaimer({ flag: 'yes', data: null })).toEqual(NOTHING_ACCEPTED);
  });
});
