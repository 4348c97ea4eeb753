import { createContext, useContext } from "react";

/** The site’s name, on every page and in every area. The outermost route provides it. */
export const SiteName = createContext("");

export const useSiteName = (): string => useContext(SiteName);

/** The same in a few letters, for boards that are read from afar. */
export const SiteShortName = createContext("");

export const useSiteShortName = (): string => useContext(SiteShortName);

/** Where the company works, from the same route: its town, and that with its region. */
export const SitePlace = createContext<{ readonly town: string; readonly area: string } | undefined>(undefined);

export const useSitePlace = () => useContext(SitePlace);

/** "Vehicles | Admin | Starlight Transfers": the title of a browser’s tab. */
export const usePageTitle = (...parts: readonly string[]): string =>
  [...parts, useSiteName()].filter(Boolean).join(" | ");
