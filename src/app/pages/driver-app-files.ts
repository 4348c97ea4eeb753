/** A file the app keeps on the phone: identified by its name, or by a revision if the name never changes. */
export type AppFile = { readonly url: string; readonly revision: string | null };

/** The driver's app on this site. Its service worker controls /driver/ only. */
export const driverApp = { page: "/driver/dashboard", worker: "/driver/sw.js" } as const;
