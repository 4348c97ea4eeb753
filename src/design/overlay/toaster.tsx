import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { type ToastKind, type ToastMessage, type ToastMode, toastRules } from "./toast-rules.ts";

const look = {
  toast:
    "flex w-full items-center gap-3 rounded-md has-data-description:items-start bg-surface py-3.5 pr-11 pl-4 font-text text-ink shadow-3 inset-ring inset-ring-line",
  title: "text-[0.9375rem] font-bold leading-snug",
  description: "mt-0.5 text-sm leading-snug text-ink-2",
  icon: "mt-px grid size-7 shrink-0 place-items-center rounded-pill [&>svg]:size-[18px]",
  closeButton:
    "absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-pill text-ink-3 hover:bg-surface-2 hover:text-ink pointer-coarse:top-1 pointer-coarse:right-1 pointer-coarse:size-11 [&>svg]:size-4",
};

const grounds: Record<ToastKind, string> = {
  success: "[&_[data-icon]]:bg-ok-soft [&_[data-icon]]:text-ok",
  error:
    "bg-bad-soft! inset-ring-bad/40! [&_[data-icon]]:text-bad [&_[data-title]]:text-bad [&_[data-description]]:text-ink",
  info: "[&_[data-icon]]:bg-info-soft [&_[data-icon]]:text-info",
};

const icons = { success: <CircleCheck />, error: <CircleAlert />, info: <Info />, close: <X aria-hidden="true" /> };

function Host({ mode, onReady }: { mode: ToastMode; onReady: () => void }) {
  const rules = toastRules[mode];
  // Effects of children run first: when this one runs, the toaster listens and its live region is in the page.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position={rules.position}
      visibleToasts={rules.visible}
      duration={rules.duration}
      expand
      closeButton
      gap={10}
      offset={{ top: 20, right: 20, bottom: 20, left: 20 }}
      mobileOffset={{ top: 12, right: 12, bottom: 12, left: 12 }}
      icons={icons}
      toastOptions={{ unstyled: true, classNames: look, closeButtonAriaLabel: "Close message" }}
    />
  );
}

let host: { box: HTMLElement; mode: ToastMode; render: (mode: ToastMode) => Promise<void> } | undefined;

/** One root of its own beside the page, made again if the page was thrown away around it. */
async function mount(mode: ToastMode) {
  if (!host?.box.isConnected) host = createHost(mode);
  else if (host.mode === mode) return host.box;
  host.mode = mode;
  const { box } = host;
  await host.render(mode);
  return box;
}

function createHost(mode: ToastMode) {
  const box = document.createElement("div");
  box.className = "m-0 size-0 overflow-visible border-0 bg-transparent p-0";
  box.popover = "manual";
  document.body.append(box);
  const root = createRoot(box);
  const render = (next: ToastMode) =>
    new Promise<void>((ready) => root.render(<Host key={next} mode={next} onReady={ready} />));
  return { box, mode, render };
}

/** Above an open dialog too: the last popover shown lies on top of it. */
function raise(box: HTMLElement) {
  if (!("showPopover" in box)) return;
  const dialog = document.querySelector("dialog.modal[open]");
  if (box.matches(":popover-open")) {
    if (!dialog) return;
    box.hidePopover();
  }
  box.showPopover();
}

/** All outside an open dialog is silent for screen readers, so there the words are said inside. */
function sayInDialog(text: string) {
  const dialog = document.querySelector("dialog.modal[open]");
  if (!dialog) return;
  const line = document.createElement("p");
  line.role = "status";
  line.className = "sr-only";
  dialog.append(line);
  setTimeout(() => {
    line.textContent = text;
  }, 50);
  setTimeout(() => line.remove(), 5000);
}

let shown: string | number | undefined;

export async function showToast({ title, description, kind = "success" }: ToastMessage, mode: ToastMode) {
  raise(await mount(mode));
  if (mode === "public" && shown !== undefined) sonner.dismiss(shown);
  shown = sonner[kind](title, { description, className: grounds[kind] });
  sayInDialog([title, description].filter(Boolean).join(". "));
}
