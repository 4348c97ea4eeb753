import "#design/styles/signed-in.css";
import { useState } from "react";
import { Segmented } from "#design/fields/segmented.tsx";
import { BoardSection } from "../design-gallery/board-section.tsx";
import { ButtonsSection } from "../design-gallery/buttons-section.tsx";
import { CardsSection } from "../design-gallery/cards-section.tsx";
import { ChartsSection } from "../design-gallery/charts-section.tsx";
import { FeedbackSection } from "../design-gallery/feedback-section.tsx";
import { FieldsSection } from "../design-gallery/fields-section.tsx";
import { FilesAndMapsSection } from "../design-gallery/files-and-maps-section.tsx";
import { FoundationsSection, PicturesSection } from "../design-gallery/foundations-section.tsx";
import { type GalleryTheme, GalleryThemeContext } from "../design-gallery/gallery-frame.tsx";
import { NavigationSection } from "../design-gallery/navigation-section.tsx";
import { OverlaysSection } from "../design-gallery/overlays-section.tsx";
import { PickersSection } from "../design-gallery/pickers-section.tsx";
import { TableSection } from "../design-gallery/table-section.tsx";
import { TimeSection } from "../design-gallery/time-section.tsx";
import { PageMeta } from "../site-meta.tsx";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "both", label: "Both" },
] as const;

const sections = [
  ["foundations", "Foundations", FoundationsSection],
  ["pictures", "Brand and pictures", PicturesSection],
  ["buttons", "Buttons", ButtonsSection],
  ["fields", "Fields and forms", FieldsSection],
  ["pickers", "Dates, times, places", PickersSection],
  ["cards", "Cards and pages", CardsSection],
  ["overlays", "Dialogs, menus, messages", OverlaysSection],
  ["navigation", "Navigation", NavigationSection],
  ["feedback", "Feedback", FeedbackSection],
  ["table", "Data table", TableSection],
  ["board", "Board", BoardSection],
  ["charts", "Numbers and charts", ChartsSection],
  ["time", "Timelines", TimeSection],
  ["files-maps", "Files and maps", FilesAndMapsSection],
] as const;

/** Every component of src/design in all its states. Served in development only. */
export default function DesignPage() {
  const [theme, setTheme] = useState<GalleryTheme>("light");
  return (
    <GalleryThemeContext value={theme}>
      <PageMeta title="Design" description="Every component in every state." path="/design" noindex />
      <div className="mx-auto grid max-w-[110rem] grid-cols-1 gap-12 px-(--gutter) py-12">
        <header className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <div>
            <p className="kicker">Cape Light</p>
            <h1 className="mt-2 text-h1">Design</h1>
          </div>
          <Segmented label="Theme of the specimens" options={themes} value={theme} onChange={setTheme} />
          <nav aria-label="Sections" className="w-full">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`} className="font-semibold text-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {sections.map(([id, , Section]) => (
          <Section key={id} />
        ))}
      </div>
    </GalleryThemeContext>
  );
}
