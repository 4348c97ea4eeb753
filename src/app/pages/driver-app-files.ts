/** A file that the app has on the phone: known by its name, or by a revision where the name stays the same. */
export type AppFile = { readonly url: string; readonly revision: string | null };

/** Where the driver's app is on the site. Its script governs what lies beneath /driver/ and nothing else. */
export const driverApp = { page: "/driver/dashboard", worker: "/driver/sw.js" } as const;
