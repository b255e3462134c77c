import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { FoundCode } from './found-code.ts';
import { type CameraFault, useCamera } from './use-camera.ts';

/** How long to wait for a reading before typing is offered, in ms. */
const SLOW_MS = 5_000;

const FAULT_TEXTS: Readonly<Record<CameraFault, string>> = {
  refused:
    'This browser may not use the camera here. Type the number under the bars, choose a picture, or allow the camera in the site settings of the browser.',
  none: 'No camera was found. Type the number under the bars, or choose a picture.',
  busy: 'The camera could not be started; another program may be using it. Type the number under the bars, or choose a picture.',
  reader: 'This browser could not start the barcode reader. Type the number under the bars.',
};

/** The camera's picture, with its controls. Frames are read on the device and sent nowhere. */
export function CameraView({
  onCode,
  onType,
  onClose,
}: {
  /** Returns whether the code is accepted. Otherwise the camera keeps reading. */
  onCode: (code: FoundCode) => boolean;
  onType: () => void;
  onClose: () => void;
}) {
  const { video, state } = useCamera(onCode);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (state !== 'live') return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') onClose();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [onClose]);
  const fault = state === 'starting' || state === 'live' ? null : FAULT_TEXTS[state];
  return (
    <div className="mt-3">
      {fault === null && (
        <div className="relative max-w-160 overflow-hidden border-2 border-ink bg-well">
          <video
            ref={video}
            muted
            playsInline
            aria-label="Picture of the camera"
            className="block aspect-4/3 w-full object-cover"
          />
          <div className="pointer-events-none absolute inset-x-[12%] inset-y-[28%] border-4 border-citron" />
        </div>
      )}
      <p role="status" className="mt-2 text-sm">
        {fault ??
          (state === 'starting'
            ? 'Starting the camera …'
            : slow
              ? 'Not read yet. Hold the pack about 20 cm away: many phones see nothing sharp nearer than that. More light helps, too. Or type the number.'
              : 'Hold the bars, or the square code, inside the frame.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(slow || fault !== null) && <Button onClick={onType}>Type the number</Button>}
        <Button variant="quiet" onClick={onClose}>
          {fault === null ? 'Stop the camera' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
