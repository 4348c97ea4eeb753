import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useWidth } from "#design/use-width.ts";
import { PageFrame } from "./page-frame.tsx";

const desktopWidth = 1280;
const phoneWidth = 390;

export type View = "both" | "desktop" | "phone";

type Room = { readonly width: number; readonly height: number };
type StageProps = { shown: readonly View[]; children: (device: View, room: Room) => ReactNode };

/** Shares its room between the windows, the phone as large as it really is where that fits. */
export function Stage({ shown, children }: StageProps) {
  const [stage, width] = useWidth<HTMLDivElement>(1000);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const measure = () => setHeight(Math.max(320, (stage.current?.clientHeight ?? 632) - 32));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [stage]);
  const inner = width - 8;
  const phone = shown.length > 1 ? Math.min(phoneWidth * 0.8, inner * 0.32) : Math.min(phoneWidth, inner);
  const widths: Readonly<Record<View, number>> = {
    both: inner,
    phone,
    desktop: shown.length > 1 ? inner - phone - 16 : inner,
  };
  return (
    <main
      ref={stage}
      id="main"
      tabIndex={-1}
      aria-label="The page"
      className="flex min-w-0 grow justify-center gap-4 overflow-hidden p-4 outline-none"
    >
      {shown.map((device) => children(device, { width: widths[device], height }))}
    </main>
  );
}

type FramedProps = { device: View; room: Room; frames: Map<string, Document>; children: ReactNode };

export function Framed({ device, room, frames, children }: FramedProps) {
  const keep = useCallback(
    (page: Document | undefined) => {
      if (page) frames.set(device, page);
      else frames.delete(device);
    },
    [device, frames],
  );
  const isPhone = device === "phone";
  return (
    <PageFrame
      label={isPhone ? "The page on a phone" : "The page on a desktop"}
      width={isPhone ? phoneWidth : desktopWidth}
      room={room}
      onDocument={keep}
    >
      {children}
    </PageFrame>
  );
}
