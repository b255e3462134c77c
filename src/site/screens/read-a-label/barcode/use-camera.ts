import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BarcodeReader } from './barcode-reader.ts';
import type { FoundCode } from './found-code.ts';

/** Why there is no picture, or nobody who reads it. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'reader';
export type CameraState = 'starting' | 'live' | CameraFault;

/** Frames are looked at in this width: bars stay readable, and a phone reads several a second. */
const FRAME_WIDTH = 960;
/** Readings that may fail in a row. */
const MOST_FAILURES = 2;

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

function openCamera(): Promise<MediaStream> {
  // Without a secure address browsers have no `mediaDevices`.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) return Promise.reject(new DOMException('no camera', 'NotFoundError'));
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

/** Looks at one frame after the other until `take` says that it has what it wants. */
async function lookAtFrames(
  video: HTMLVideoElement,
  reader: BarcodeReader,
  isOver: () => boolean,
  take: (found: readonly FoundCode[]) => boolean,
): Promise<void> {
  let failures = 0;
  while (!isOver()) {
    await pause();
    if (video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA) continue;
    try {
      const resizeWidth = Math.min(FRAME_WIDTH, video.videoWidth);
      const size = { resizeWidth, resizeQuality: 'medium' } as const;
      const found = await reader.read(await createImageBitmap(video, size));
      failures = 0;
      if (!isOver() && take(found)) return;
    } catch (error) {
      failures += 1;
      if (failures > MOST_FAILURES) throw error;
    }
  }
}

/**
 * A code is believed when two frames agree on it: a check digit lets one misread code in ten through. Square codes correct
 * themselves.
 */
function agreeing(): (found: readonly FoundCode[]) => FoundCode | null {
  let before: readonly string[] = [];
  return (found) => {
    const sure = found.find(({ square, text }) => square || before.includes(text));
    before = found.map(({ text }) => text);
    return sure ?? null;
  };
}

/**
 * The camera's picture in the element of `video` while the component stands; `onCode` is called with codes until it answers that one
 * will do.
 */
export function useCamera(onCode: (code: FoundCode) => boolean): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const report = useEffectEvent(onCode);
  const stream = useRef<MediaStream>(null);

  useEffect(() => {
    let over = false;
    const reader = new BarcodeReader();
    const agree = agreeing();
    const start = async () => {
      const opened = await openCamera();
      stream.current = opened;
      const element = video.current;
      if (over || element === null) return;
      element.srcObject = opened;
      await element.play();
      setState('live');
      await lookAtFrames(
        element,
        reader,
        () => over,
        (found) => {
          const sure = agree(found);
          return sure !== null && report(sure);
        },
      ).catch(() => setState('reader'));
    };
    const stop = () => {
      over = true;
      reader.close();
      for (const track of stream.current?.getTracks() ?? []) track.stop();
    };
    start()
      .catch((error: unknown) => {
        const name = error instanceof DOMException ? error.name : '';
        if (!over) setState(FAULTS[name] ?? 'busy');
      })
      .finally(() => {
        if (over) stop();
      });
    return stop;
  }, []);
  return { video, state };
}
