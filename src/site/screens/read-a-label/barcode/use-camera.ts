import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BarcodeReader } from './barcode-reader.ts';
import type { FoundCode } from './found-code.ts';

/** Why there is no picture ("refused", "none", "busy"), or no reader for it. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'reader';
export type CameraState = 'starting' | 'live' | CameraFault;

/** Width of the frames that are read, in px: bars stay legible, and a phone reads several frames per second. */
const FRAME_WIDTH = 960;
/** Number of readings in a row that may fail. */
const MAX_FAILURES = 2;

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

function openCamera(): Promise<MediaStream> {
  // Browsers offer `mediaDevices` only on secure origins.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) return Promise.reject(new DOMException('no camera', 'NotFoundError'));
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

/**
 * Reads one frame after the other until `take` returns true. Rejects if more than `MAX_FAILURES` readings in a row
 * fail.
 */
async function readFrames(
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
      if (failures > MAX_FAILURES) throw error;
    }
  }
}

/**
 * A code counts if two consecutive frames agree on it, because a check digit misses one misread code in ten. Square
 * codes correct errors themselves.
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
 * Shows the camera's picture in the element of `video` while the component is mounted. `onCode` is called with codes
 * until it returns true.
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
      await readFrames(
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
