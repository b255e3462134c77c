import { LAYOUT_ROUTE } from '../prose/catalogue-counts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { RootLayout } from './root-layout.tsx';

/** The route around all screens. */
export const LAYOUT = {
  id: LAYOUT_ROUTE,
  Component: RootLayout,
  ErrorBoundary: ErrorScreen,
} as const;
