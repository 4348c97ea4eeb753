import { DateText } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { Avatar } from "#design/pictures/avatar.tsx";
import { Logo, LogoMark } from "#design/pictures/logo.tsx";
import { ArtDirected, Picture } from "#design/pictures/picture.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { Van, VanOnRoad } from "#design/pictures/van.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { driverPortrait } from "#domain/fleet/portrait.ts";
import { pictures } from "#features/content/words/pictures.gen.ts";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const colours = {
  Surfaces: ["bg", "surface", "surface-2", "surface-3", "line", "line-strong"],
  Text: ["ink", "ink-2", "ink-3", "link"],
  Roles: ["primary", "primary-hover", "primary-soft", "accent", "accent-soft", "focus"],
  Status: ["info", "info-soft", "ok", "ok-soft", "warn", "warn-soft", "bad", "bad-soft", "violet", "violet-soft"],
  Series: ["s1", "s2", "s3", "s4", "s5", "s6"],
  Brand: [
    "c-atlantic",
    "c-bay",
    "c-lagoon",
    "c-mist",
    "c-sun",
    "c-amber",
    "c-protea",
    "c-rose",
    "c-plum",
    "c-fynbos",
    "c-forest",
    "c-sand",
    "c-paper",
  ],
} as const;

const emails = [
  ["text-hero", "font-display font-extrabold"],
  ["text-h1", "font-display font-extrabold"],
  ["text-h2", "font-display font-extrabold"],
  ["text-h3", "font-display font-bold"],
  ["text-lead", ""],
  ["text-body", ""],
  ["text-sm", ""],
  ["text-xs", ""],
] as const;

const radii = ["rounded-xs", "rounded-sm", "rounded-md", "rounded-lg", "rounded-xl", "rounded-pill"] as const;
const shadows = ["shadow-1", "shadow-2", "shadow-3"] as const;

export function FoundationsSection() {
  return (
    <GallerySection
      id="foundations"
      title="Foundations"
      note="Colours, type, corners, shadows, and how numbers are written."
    >
      {Object.entries(colours).map(([family, names]) => (
        <Specimen key={family} title={family}>
          {names.map((name) => (
            <div key={name} className="w-24 text-xs">
              <div className="h-14 rounded-sm inset-ring inset-ring-ink/10" style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </Specimen>
      ))}
      <Specimen title="Type" className="grid gap-3">
        {emails.map(([size, weight]) => (
          <p key={size} className={`${size} ${weight} break-words`}>
            {size}: round the mountain
          </p>
        ))}
        <SectionHeading kicker="A kicker above a title" title="The start of a section" lead="Its introduction." />
      </Specimen>
      <Specimen title="Corners and shadows">
        {radii.map((radius) => (
          <div
            key={radius}
            className={`grid h-16 w-28 place-items-center bg-surface text-xs inset-ring inset-ring-line ${radius}`}
          >
            {radius}
          </div>
        ))}
        {shadows.map((shadow) => (
          <div key={shadow} className={`grid h-16 w-28 place-items-center rounded-md bg-surface text-xs ${shadow}`}>
            {shadow}
          </div>
        ))}
      </Specimen>
      <Specimen title="Money and DateText" className="flex flex-wrap gap-x-6 gap-y-2">
        <Money cents={129_900} />
        <Money cents={129_950} />
        <Money cents={129_900} always />
        <Money cents={-50_000} />
        <DateText at="2026-11-14" />
        <DateText at="2026-11-14T09:00" style="date-time" />
        <DateText at="2026-11-14" style="day" />
        <DateText at="2026-11-14" style="long" />
        <DateText at="2026-11-14" style="long-us" />
      </Specimen>
    </GallerySection>
  );
}

const faces = [...Array(12).keys()];

export function PicturesSection() {
  return (
    <GallerySection id="pictures" title="Brand and pictures">
      <Specimen title="Logo" className="flex flex-wrap items-center gap-8">
        <Logo name="Starlight Transfers" />
        <Logo name="Starlight Transfers" tagline="Operations" />
        <LogoMark className="size-16" />
        <span className="rounded-md bg-atlantic p-4 text-on-dark">
          <Logo name="Starlight Transfers" ground="dark" />
        </span>
      </Specimen>
      <Specimen title="Driver portrait">
        {["Ann", "Ben", "Cleo", "Dawid"].map((name) => (
          <img key={name} src={driverPortrait(name)} alt="" className="size-12 rounded-pill" />
        ))}
      </Specimen>
      <Specimen title="Avatar">
        {faces.map((face) => (
          <Avatar key={face} seed={face} className="size-12" />
        ))}
      </Specimen>
      <Specimen title="Van and Skyline" className="grid gap-4">
        <Van className="w-72" />
        <div className="overflow-hidden rounded-lg bg-lagoon text-atlantic">
          <Skyline />
        </div>
      </Specimen>
      <Specimen title="Picture and ArtDirected with VanOnRoad" className="grid gap-4 md:grid-cols-[1fr_2fr]">
        <Picture image={pictures.winelands} sizes="(min-width: 768px) 400px, 92vw" className="aspect-4/5 rounded-lg" />
        <div className="relative overflow-hidden rounded-lg">
          <ArtDirected wide={pictures.hero} tall={pictures["hero-tall"]} className="h-full min-h-80" />
          <VanOnRoad />
        </div>
      </Specimen>
    </GallerySection>
  );
}
