import { MapPinOff } from "lucide-react";
import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { cx } from "../class-names.ts";
import { EmptyState } from "../empty-state.tsx";
import type { StreetMapProps } from "./street-map.tsx";

type StreetMapFrameProps = Omit<StreetMapProps, "ground"> & {
  /** Undefined until it is known. */
  ground: StreetMapProps["ground"] | undefined;
  /** The owners of the map data, always to be read. */
  attribution: ReactNode;
  className?: string;
};

/** Holds the place of the map, fetches its code, and says so where it cannot be drawn. */
export function StreetMapFrame({ ground, attribution, className, ...map }: StreetMapFrameProps) {
  const { Drawn, hasFailed, load } = useStreetMap();
  return (
    <figure
      aria-label={map.label}
      className={cx(
        "relative isolate overflow-hidden rounded-lg bg-[light-dark(var(--info-soft),var(--bg))] inset-ring inset-ring-line",
        className,
      )}
    >
      {hasFailed && <NoMap onAgain={load} />}
      {Drawn && ground ? (
        <DrawingGuard key={ground.kind} fallback={<NoMap />}>
          <Drawn {...map} ground={ground} />
        </DrawingGuard>
      ) : (
        !hasFailed && <p className="absolute inset-0 grid place-items-center text-ink-2">Loading the map…</p>
      )}
      <figcaption className="absolute end-0 bottom-0 z-10 rounded-ss-sm bg-surface/90 px-2 py-0.5 text-[0.6875rem] text-ink-2">
        {attribution}
      </figcaption>
    </figure>
  );
}

function NoMap({ onAgain }: { onAgain?: () => void }) {
  return (
    <EmptyState
      className="absolute inset-0 content-center"
      icon={<MapPinOff />}
      title="We couldn’t draw the map"
      text={
        onAgain
          ? "Check your connection, then try again. The list works without it."
          : "This browser has no WebGL. The list works without it."
      }
      action={
        onAgain && (
          <Button size="sm" variant="outline" onClick={onAgain}>
            Try again
          </Button>
        )
      }
    />
  );
}

/** Fetches the map’s code; a lost connection is something to try again. */
function useStreetMap() {
  const [Drawn, setDrawn] = useState<ComponentType<StreetMapProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    import("./street-map.tsx").then(
      (module) => setDrawn(() => module.StreetMap),
      () => setHasFailed(true),
    );
  };
  useEffect(load, []);
  return { Drawn, hasFailed, load };
}

/** A browser without WebGL breaks the map alone, not the page around it. */
class DrawingGuard extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
