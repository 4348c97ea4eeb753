import { PhoneIncoming } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "#design/button.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { CallerScreen } from "./caller-screen.tsx";

/** The caller screen on every page of our team: by this button, by the key C, or by `?caller=on` in the address. */
export function CallerButton() {
  return (
    <Permitted action="view_customers">
      <OpenCaller />
    </Permitted>
  );
}

function OpenCaller() {
  const { read, filter } = usePageAddress();
  const isAsked = read("caller") === "on";
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (isAsked) filter({ caller: "" });
  };
  useCallerKey(() => setOpen(true));
  return (
    <>
      <IconButton label="Caller" size="sm" aria-keyshortcuts="C" onClick={() => setOpen(true)}>
        <PhoneIncoming />
      </IconButton>
      <Dialog open={isOpen || isAsked} onClose={close} title="Caller" size="lg">
        <CallerScreen onLeave={close} />
      </Dialog>
    </>
  );
}

/** C, unless someone types or a dialog is open. */
function useCallerKey(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "c" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.closest("input, textarea, select, [role=menu]") !== null);
    if (isTyping || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
