import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Crop, type PictureEdit, previewPicture } from './prepare-picture.ts';

const PREVIEW_WIDTH = 700;
const SIDES = ['left', 'top', 'right', 'bottom'] as const;
/** Minimum width and height of the crop, in percent. */
const LEAST = 5;

function bounded(crop: Crop, side: (typeof SIDES)[number], value: number): Crop {
  const { left, top, right, bottom } = crop;
  const limits = {
    left: [0, right - LEAST],
    top: [0, bottom - LEAST],
    right: [left + LEAST, 100],
    bottom: [top + LEAST, 100],
  } as const;
  const [least, most] = limits[side];
  return { ...crop, [side]: Math.max(least, Math.min(most, value)) };
}

/** Straightens, enhances and crops the picture, by pointer or keyboard. */
export function PictureEditor({
  picture,
  edit,
  onEdit,
}: {
  picture: ImageBitmap;
  edit: PictureEdit;
  onEdit: (edit: PictureEdit) => void;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const { turn, contrast, crop } = edit;
  useEffect(() => {
    const canvas = previewPicture(picture, { turn, contrast, crop }, PREVIEW_WIDTH);
    canvas.className = 'block w-full';
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', 'The photograph, as it will be read');
    holder.current?.replaceChildren(canvas);
    // The crop is drawn over the canvas, so a change of it needs no new preview.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [picture, turn, contrast]);

  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number) => Math.max(0, Math.min(100, value));
    return {
      x: within((100 * (event.clientX - box.left)) / box.width),
      y: within((100 * (event.clientY - box.top)) / box.height),
    };
  };
  const span = (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const { x, y } = placeOf(event);
    if (Math.abs(x - drag.x) < LEAST || Math.abs(y - drag.y) < LEAST) return;
    onEdit({
      ...edit,
      crop: {
        left: Math.min(x, drag.x),
        right: Math.max(x, drag.x),
        top: Math.min(y, drag.y),
        bottom: Math.max(y, drag.y),
      },
    });
  };
  return (
    <div className="mt-3 max-w-160">
      <p className="text-sm">
        Draw a frame around the ingredients alone: the less beside them, the better the reading.
      </p>
      <div
        className="relative mt-2 touch-none overflow-hidden border-2 border-ink bg-well"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag(placeOf(event));
        }}
        onPointerMove={span}
        onPointerUp={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
      >
        <div ref={holder} />
        <div
          className="pointer-events-none absolute border-4 border-citron-deep"
          style={{
            left: `${crop.left}%`,
            top: `${crop.top}%`,
            width: `${crop.right - crop.left}%`,
            height: `${crop.bottom - crop.top}%`,
          }}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-2 text-sm">
        <Slider
          label="Straighten"
          least={-20}
          most={20}
          step={0.5}
          value={turn - 90 * Math.round(turn / 90)}
          onChange={(value) => onEdit({ ...edit, turn: 90 * Math.round(turn / 90) + value })}
        />
        <Slider
          label="Contrast"
          least={0}
          most={100}
          step={5}
          value={contrast}
          onChange={(value) => onEdit({ ...edit, contrast: value })}
        />
        <Button
          className="text-sm"
          onClick={() => onEdit({ ...edit, turn: ((turn + 270) % 360) - 180 })}
        >
          Turn by a quarter
        </Button>
      </div>
      <details className="mt-2 text-sm">
        <summary className="tap">Crop by sliders</summary>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {SIDES.map((side) => (
            <Slider
              key={side}
              label={`Crop, ${side} edge`}
              least={0}
              most={100}
              step={1}
              value={crop[side]}
              onChange={(value) => onEdit({ ...edit, crop: bounded(crop, side, value) })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

function Slider({
  label,
  least,
  most,
  step,
  value,
  onChange,
}: {
  label: string;
  least: number;
  most: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="block">
      <span className="block font-semibold">{label}</span>
      <input
        type="range"
        className="min-h-11 w-44 accent-ink"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
