import { setImmediate } from 'node:timers';

type Waiting = (() => void)[];

/** Who waits for a turn: one answer each, and the next piece of an answer in pieces. */
const answers: Waiting = [];
const pieces: Waiting = [];
/** Answers that may go before a piece that waits. */
const MOST_BEFORE = 8;
let before = 0;

const isAnyWaiting = (): boolean => answers.length + pieces.length > 0;

function giveTurn(): void {
  const isForPiece = answers.length === 0 || (before >= MOST_BEFORE && pieces.length > 0);
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

/** The same for each piece of a long answer: it lets up to eight other answers go before it, so that few wait for a download. */
export function takeTurnOfPiece(): Promise<void> {
  return wait(pieces);
}
