import { dateInWords } from '#domain/date-in-words.ts';

/** A date in words, with its machine-readable form. */
export function WordedDate({ date }: { date: string }) {
  return <time dateTime={date}>{dateInWords(date)}</time>;
}

/** "on October 8, 2026", "in July 2018" */
export function WordedWhen({ date }: { date: string }) {
  return (
    <>
      {date.length < 10 ? 'in' : 'on'} <WordedDate date={date} />
    </>
  );
}
