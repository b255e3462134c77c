import { setImmediate } from 'node:timers';

type Waiting = (() => void)[];

/** Callers waiting for a turn: for one whole answer, or for the next piece of an answer sent in pieces. */
const answers: Waiting = [];
const pieces: Waiting = [];
/** The most answers that may go before a waiting piece. */
const MAX_BEFORE = 8;
let before = 0;

const isAnyWaiting = (): boolean => answers.length + pieces.length > 0;

function giveTurn(): void {
  const isForPiece = answers.length === 0 || (before >= MAX_BEFORE && pieces.length > 0);
  const resume = (isForPiece ? pieces : answers).shift();
  before = isForPiece ? 0 : before + 1;
  if (isAnyWaiting()) setImmediate(giveTurn);
  resume?.();
}

function wait(waiting: Waiting): Promise<void> {
  if (!isAnyWaiting()) setImmediate(giveTurn);
  return new Promise((resolve) => waiting.push(resolve));
}

/**
 * Resolves in a different turn of the event loop for each caller, so that heavy work is done once per turn and other requests
 * run in between.
 */
export function takeTurn(): Promise<void> {
  return wait(answers);
}

/**
 * Like `takeTurn`, for each piece of a long answer. Lets up to eight other answers go first, so that few wait for a
 * download.
 */
export function takeTurnOfPiece(): Promise<void> {
  return wait(pieces);
}
