import type { Page } from 'playwright-core';
import { FRAME } from './barcode-pictures.ts';

declare global {
  interface Window {
    showToCamera(jpeg: string | null): Promise<void>;
    camerasOpened: number;
  }
}

/** Gives the page a camera that sees what `show` shows it. Call it before the page is opened. */
export async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(({ width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    let seen: ImageBitmap | null = null;
    const draw = () => {
      if (context === null) return;
      context.fillStyle = '#9a8f7c';
      context.fillRect(0, 0, width, height);
      if (seen !== null) context.drawImage(seen, 0, 0);
    };
    setInterval(draw, 50);
    window.camerasOpened = 0;
    window.showToCamera = async (jpeg) => {
      const bytes =
        jpeg === null ? null : Uint8Array.from(atob(jpeg), (each) => each.charCodeAt(0));
      seen = bytes === null ? null : await createImageBitmap(new Blob([bytes]));
      draw();
    };
    navigator.mediaDevices.getUserMedia = async () => {
      window.camerasOpened += 1;
      return canvas.captureStream(20);
    };
  }, FRAME);
}

/** Sets what the camera sees from now on; null is a blank wall. */
export async function show(page: Page, jpeg: Buffer | null): Promise<void> {
  await page.evaluate((text) => window.showToCamera(text), jpeg?.toString('base64') ?? null);
}
