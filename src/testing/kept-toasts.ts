import type { ToastMessage } from "#design/overlay/toast-rules.ts";

/** The toasts that would have been shown, in order. Stand-in for design/toast.tsx in tests of screens. */
export const shownToasts: ToastMessage[] = [];

export const toast = async (message: ToastMessage): Promise<void> => void shownToasts.push(message);
export const setToastMode = (): void => {};
