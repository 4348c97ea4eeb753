export type ToastKind = "success" | "error" | "info";
export type ToastMessage = { title: string; description?: string; kind?: ToastKind };
export type ToastMode = "public" | "signed-in";

/** public: a new one replaces the older. signed-in: up to three at once. */
export const toastRules = {
  public: { visible: 1, duration: 5000, position: "top-center" },
  "signed-in": { visible: 3, duration: 4000, position: "bottom-right" },
} as const;
