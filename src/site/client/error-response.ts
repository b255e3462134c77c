/** What a failed loader leaves in the browser: only its status. As React Router's, which error screens ask for. */
export class ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly data = null;
  readonly internal = false;
  constructor(status: number, statusText: string) {
    this.status = status;
    this.statusText = statusText;
  }
}

/** Whether a loader failed with a status, in place of any other error. */
export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse;
}
