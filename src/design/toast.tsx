import type { ToastMessage, ToastMode } from "./toast-rules.ts";

let mode: ToastMode = "public";

/** Called by the frame of a kind of page, before or between toasts. */
export function setToastMode(next: ToastMode) {
  mode = next;
}

/** Shows a passing message. What draws it is loaded with the first one. */
export async function toast(message: ToastMessage) {
  const { showToast } = await import("./toaster.tsx");
  await showToast(message, mode);
}
