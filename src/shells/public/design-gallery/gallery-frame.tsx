import { createContext, type ReactNode, useContext } from "react";
import { cx } from "#design/class-names.ts";

export type GalleryTheme = "light" | "dark" | "both";

export const GalleryThemeContext = createContext<GalleryTheme>("light");

type GallerySectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A family of components, in the chosen theme or in both side by side. */
export function GallerySection({ id, title, note, children }: GallerySectionProps) {
  const theme = useContext(GalleryThemeContext);
  const panes = theme === "both" ? (["light", "dark"] as const) : [theme];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="text-[1.625rem]">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-[70ch] text-ink-2">{note}</p>}
      <div className={cx("mt-4 grid gap-4", panes.length > 1 && "xl:grid-cols-2")}>
        {panes.map((pane) => (
          <div
            key={pane}
            data-theme={pane}
            className="grid min-w-0 grid-cols-1 content-start gap-8 rounded-xl bg-bg p-4 text-ink inset-ring inset-ring-line sm:p-7"
            style={{ colorScheme: pane }}
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}

type SpecimenProps = { title: string; note?: ReactNode; className?: string; children: ReactNode };

/** A component in one or more states, with its name. */
export function Specimen({ title, note, className, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-text text-xs font-bold tracking-wide text-ink-3">
        {title}
        {note && <span className="ms-2 font-normal">{note}</span>}
      </h3>
      <div className={className ?? "flex flex-wrap items-center gap-3"}>{children}</div>
    </div>
  );
}
