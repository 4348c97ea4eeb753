import type { ToastMessage } from "#design/overlay/toast-rules.ts";

/** The toasts that would be shown, in order. Replaces design/toast.tsx in tests of screens. */
export const shownToasts: ToastMessage[] = [];

export const toast = async (message: ToastMessage): Promise<void> => void shownToasts.push(message);
export const setToastMode = (): void => {};
