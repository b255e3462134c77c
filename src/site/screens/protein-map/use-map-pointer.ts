import { type PointerEvent, useRef, useState } from 'react';
import { scaleX, FIELD, scaleY } from '../../charts/scatter-marks.ts';
import type { DrawnPanel } from '../../catalogue-map/drawn-map.ts';
import type { MapPoint } from '../../catalogue-map/map-points.ts';

/** Maximum distance between the pointer and a mark, in SVG units. */
const REACH = 14;
/** A drag shorter than this is a click, in SVG units. */
const CLICK = 5;

/** A position on the plot, in SVG units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A box drawn with the pointer, in SVG units. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Returns the position of a product's mark. */
export function spotOf(point: MapPoint, map: DrawnPanel): Spot {
  return { x: scaleX(point.x, map.x), y: scaleY(point.y, map.y) };
}

function nearestTo(spot: Spot, points: readonly MapPoint[], map: DrawnPanel): MapPoint | null {
  let best: MapPoint | null = null;
  let least = REACH ** 2;
  for (const point of points) {
    const { x, y } = spotOf(point, map);
    const distance = (x - spot.x) ** 2 + (y - spot.y) ** 2;
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}

function boxBetween(one: Spot, other: Spot): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Pointer input on the map: hovering near a mark, a click on one (`onOpen`), or dragging a box. */
export function useMapPointer(
  map: DrawnPanel,
  points: readonly MapPoint[],
  onOpen: (point: MapPoint) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Spot | null>(null);
  const [near, setNear] = useState<MapPoint | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  const pointerSpot = (event: PointerEvent): Spot | null => {
    const area = frame.current?.getBoundingClientRect();
    if (area === undefined || area.width === 0) return null;
    // Scaled per axis, because phones stretch the plot (plot.css).
    return {
      x: ((event.clientX - area.left) * FIELD.width) / area.width,
      y: ((event.clientY - area.top) * FIELD.height) / area.height,
    };
  };
  return {
    near,
    box,
    drawing: start !== null,
    clear: () => setBox(null),
    /** Props of the element around the plot. */
    listeners: {
      ref: frame,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
        setStart(pointerSpot(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const spot = pointerSpot(event);
        if (spot === null) return;
        if (start !== null) setBox(boxBetween(start, spot));
        else setNear(nearestTo(spot, points, map));
      },
      onPointerUp: (event: PointerEvent) => {
        const spot = pointerSpot(event);
        setStart(null);
        if (spot === null || start === null) return;
        if (Math.hypot(spot.x - start.x, spot.y - start.y) >= CLICK) return;
        setBox(null);
        const hit = nearestTo(spot, points, map);
        if (hit !== null) onOpen(hit);
      },
      // The pointer became a scroll: discard the box.
      onPointerCancel: () => {
        setStart(null);
        setBox(null);
      },
      onPointerLeave: () => setNear(null),
    },
  };
}
