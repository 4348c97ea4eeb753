import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** A whole document without a script; it takes over the policy of the page around it. */
const empty = '<!doctype html><html lang="en-ZA"><head><title>Draft</title></head><body></body></html>';

type PageFrameProps = {
  label: string;
  /** The width its media queries answer to. */
  width: number;
  /** The space it is shown in. */
  room: { readonly width: number; readonly height: number };
  onDocument?: (document: Document | undefined) => void;
  children: ReactNode;
};

/** A page in a window of its own width, drawn by the same React, so that it is as live as the page around it. */
export function PageFrame({ label, width, room, onDocument, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const scale = Math.min(1, room.width / width);
  useEffect(() => {
    if (!body) return;
    const { ownerDocument } = body;
    onDocument?.(ownerDocument);
    const stop = wearStyles(ownerDocument);
    return () => {
      stop();
      onDocument?.(undefined);
    };
  }, [body, onDocument]);
  return (
    <div
      className="overflow-hidden rounded-lg bg-surface shadow-2 inset-ring inset-ring-line"
      style={{ width: width * scale, height: room.height }}
    >
      <iframe
        ref={frame}
        title={label}
        srcDoc={empty}
        onLoad={() => setBody(frame.current?.contentDocument?.body)}
        className="block border-0 bg-bg"
        style={{ width, height: room.height / scale, transform: `scale(${scale})`, transformOrigin: "0 0" }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** The styles and the theme of the page around it, also those that come later. */
function wearStyles(frame: Document): () => void {
  const copy = () => {
    const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')];
    for (const style of styles) {
      const key = style instanceof HTMLLinkElement ? style.href : (style.textContent ?? "");
      const known = [...frame.head.querySelectorAll<HTMLElement>("[data-copy]")].some(
        (one) => one.dataset.copy === key,
      );
      if (known) continue;
      const clone = frame.importNode(style, true) as HTMLElement;
      clone.dataset.copy = key;
      frame.head.append(clone);
    }
    const { theme } = document.documentElement.dataset;
    if (theme) frame.documentElement.dataset.theme = theme;
    else delete frame.documentElement.dataset.theme;
  };
  copy();
  const changes = new MutationObserver(copy);
  changes.observe(document.head, { childList: true });
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => changes.disconnect();
}
