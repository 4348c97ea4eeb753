import { type ToastMessage, type ToastMode, toastRules } from "./toast-rules.ts";

let mode: ToastMode = "public";

/** Called by the frame of a kind of page, before or between toasts. */
export function setToastMode(next: ToastMode) {
  mode = next;
}

/** Shows a passing message. What draws it is loaded with the first one. */
export async function toast(message: ToastMessage) {
  const toaster = await import("./toaster.tsx").catch(() => undefined);
  if (toaster) await toaster.showToast(message, mode);
  else sayPlainly(message);
}

/** Offline, or after a release, the code that draws toasts may not load. Their text must show, above an open dialog too. */
function sayPlainly({ title, description, kind }: ToastMessage) {
  const line = document.createElement("p");
  line.role = kind === "error" ? "alert" : "status";
  line.className =
    "fixed inset-x-4 top-4 z-50 mx-auto max-w-md rounded-md bg-surface px-4 py-3.5 font-semibold font-text text-ink shadow-3 inset-ring inset-ring-line";
  (document.querySelector("dialog.modal[open]") ?? document.body).append(line);
  line.textContent = [title, description].filter(Boolean).join(". ");
  setTimeout(() => line.remove(), toastRules[mode].duration);
}
