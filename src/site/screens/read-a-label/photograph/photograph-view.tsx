import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureInput } from './picture-input.tsx';
import { type DoubtfulWord, findWord } from './compose-text.ts';
import { OCR_LANGUAGES, type OcrLanguage, READER_KB } from './ocr-files.ts';
import { PictureEditor } from './picture-editor.tsx';
import { type PictureEdit, preparePicture, UNTOUCHED } from './prepare-picture.ts';
import type { Progress, TextReader } from './read-text.ts';

const inMegabytes = (kilobytes: number) => `${(kilobytes / 1_000).toFixed(1)} MB`;

/**
 * Turns a photograph of the ingredients into text on this device. The text goes into the box below, with doubtful words
 * listed.
 */
export function PhotographView({
  text,
  onText,
  onWord,
}: {
  /** The current text of the box. */
  text: string;
  onText: (text: string) => void;
  /** Selects a word of the box. */
  onWord: (start: number, end: number) => void;
}) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [edit, setEdit] = useState<PictureEdit>(UNTOUCHED);
  const [languages, setLanguages] = useState<readonly OcrLanguage[]>(['eng']);
  const [doubtful, setDoubtful] = useState<readonly DoubtfulWord[] | null>(null);
  /** Whether the last chosen file is no picture that the browser can open. */
  const [unreadable, setUnreadable] = useState(false);
  const { progress, fault, read } = useTextReader(languages);

  const take = async (file: File) => {
    setDoubtful(null);
    setEdit(UNTOUCHED);
    try {
      setPicture(await createImageBitmap(file));
      setUnreadable(false);
    } catch {
      setPicture(null);
      setUnreadable(true);
    }
  };
  return (
    <div className="mt-3 border-y-2 border-ink py-3">
      <p className="text-sm">
        The photograph stays on this device: it is read here, and nothing of it is sent.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <PictureInput label="Take a photograph" capture onFile={take} />
        <PictureInput label="Choose a picture of the label" onFile={take} />
      </div>
      {unreadable && (
        <p role="alert" className="mt-2 bg-clay-wash px-3 py-2 text-sm text-clay">
          This file is no picture that your browser can open. Choose a JPEG or PNG.
        </p>
      )}
      {picture !== null && (
        <>
          <PictureEditor picture={picture} edit={edit} onEdit={setEdit} />
          <LanguageChoice chosen={languages} onChange={setLanguages} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              disabled={progress !== null || languages.length === 0}
              onClick={async () => {
                const found = await read(preparePicture(picture, edit));
                if (found === null) return;
                setDoubtful(found.doubtful);
                onText(found.text);
              }}
            >
              Read the text
            </Button>
            <span role="status" className="text-sm">
              {progress !== null &&
                (progress.step === 'loading' ? 'Loading the reader …' : 'Reading …')}
              {doubtful !== null &&
                progress === null &&
                `Read. ${doubtful.length === 0 ? 'No word is doubtful' : `${doubtful.length} doubtful`}: compare the text with the pack.`}
            </span>
          </div>
          {progress !== null && (
            <progress
              className="mt-2 h-3 w-full max-w-160 accent-ink"
              max={1}
              value={progress.share}
              aria-label={progress.step === 'loading' ? 'Loading' : 'Reading'}
            />
          )}
          {fault !== null && (
            <p role="alert" className="mt-2 bg-clay-wash px-3 py-2 text-sm text-clay">
              {fault}
            </p>
          )}
          {doubtful !== null && <DoubtfulWords {...{ doubtful, text, onWord }} />}
        </>
      )}
    </div>
  );
}

const CANNOT_READ =
  'This browser could not load or run the text reader. Type or paste the ingredients into the box below.';

/** The text reader, opened for the first picture and reused for later ones until the languages change. */
function useTextReader(languages: readonly OcrLanguage[]) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reader = useRef<{ readonly key: string; readonly opened: TextReader }>(null);
  useEffect(() => () => reader.current?.opened.close(), []);

  const open = async (): Promise<TextReader> => {
    const key = languages.join('+');
    if (reader.current?.key === key) return reader.current.opened;
    reader.current?.opened.close();
    reader.current = null;
    const { openTextReader } = await import('./read-text.ts');
    const opened = await openTextReader(languages, setProgress);
    reader.current = { key, opened };
    return opened;
  };
  const read = async (canvas: HTMLCanvasElement) => {
    setFault(null);
    setProgress({ step: 'loading', share: 0 });
    try {
      return await (await open()).read(canvas, setProgress);
    } catch {
      setFault(CANNOT_READ);
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, fault, read };
}

/** A choice of the label's languages, with the size of each download. Files that were loaded once are cached. */
function LanguageChoice({
  chosen,
  onChange,
}: {
  chosen: readonly OcrLanguage[];
  onChange: (languages: readonly OcrLanguage[]) => void;
}) {
  const sum = OCR_LANGUAGES.filter(({ code }) => chosen.includes(code)).reduce(
    (total, { kilobytes }) => total + kilobytes,
    READER_KB,
  );
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">Languages of the label</legend>
      <div className="flex flex-wrap gap-x-5">
        {OCR_LANGUAGES.map(({ code, name, kilobytes }) => (
          <label key={code} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, code] : chosen.filter((each) => each !== code),
                )
              }
            />
            {name} <span className="text-soft">{inMegabytes(kilobytes)}</span>
          </label>
        ))}
      </div>
      <p className="text-xs text-soft">
        Loads {inMegabytes(sum)} in all, the reader itself included. It is loaded once and kept,
        also for reading without a network.
      </p>
    </fieldset>
  );
}

/** The doubtful words, each a link to its position in the box. */
function DoubtfulWords({
  doubtful,
  text,
  onWord,
}: {
  doubtful: readonly DoubtfulWord[];
  text: string;
  onWord: (start: number, end: number) => void;
}) {
  const left = doubtful.flatMap((each) => {
    const at = findWord(text, each);
    return at === null ? [] : [{ ...each, at }];
  });
  if (left.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">Doubtful words: compare these first</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {left.map(({ word, start, at }) => (
          <li key={start}>
            <button
              type="button"
              className="tap gap-1 border border-amber bg-amber-wash px-2 text-sm text-amber"
              onClick={() => onWord(at, at + word.length)}
            >
              <Icon name="unknown" className="size-3" />
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
