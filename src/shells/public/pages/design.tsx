import { useState } from "react";
import { Segmented } from "#design/segmented.tsx";
import { ChartsSection } from "../design-gallery/charts-section.tsx";
import { FilesAndMapsSection } from "../design-gallery/files-and-maps-section.tsx";
import { type GalleryTheme, GalleryThemeContext } from "../design-gallery/gallery-frame.tsx";
import { PickersSection } from "../design-gallery/pickers-section.tsx";
import { TableSection } from "../design-gallery/table-section.tsx";
import { TimeSection } from "../design-gallery/time-section.tsx";
import { PageMeta } from "../site-meta.tsx";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "both", label: "Both" },
] as const;

const anchors = [
  ["pickers", "Dates, times, places"],
  ["table", "Data table"],
  ["charts", "Charts"],
  ["time", "Timelines"],
  ["files-maps", "Files and maps"],
] as const;

/** Every component of src/design in all its states. Served in development only. */
export default function DesignPage() {
  const [theme, setTheme] = useState<GalleryTheme>("light");
  return (
    <GalleryThemeContext value={theme}>
      <PageMeta title="Design" description="Every component in every state." path="/design" noindex />
      <div className="mx-auto grid max-w-[110rem] gap-12 px-(--gutter) py-12">
        <header className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <div>
            <p className="kicker">Cape Light</p>
            <h1 className="mt-2 text-h1">Design</h1>
          </div>
          <Segmented label="Theme of the specimens" options={themes} value={theme} onChange={setTheme} />
          <nav aria-label="Sections" className="w-full">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {anchors.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`} className="font-semibold text-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <PickersSection />
        <TableSection />
        <ChartsSection />
        <TimeSection />
        <FilesAndMapsSection />
      </div>
    </GalleryThemeContext>
  );
}
