const picture = (src: string, sizes: string, purpose: string) => ({
  src,
  type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
  sizes,
  purpose,
});

/** What a phone shows below the icon. */
const shortName = (name: string) => (name.length > 12 ? name.split(" ", 1)[0] : name);

/** What a phone knows of the site once it is on its home screen. */
const ofSite = (name: string) => ({
  name,
  short_name: shortName(name),
  description: "Airport transfers, private shuttles and day tours across Cape Town and the Western Cape.",
  lang: "en-ZA",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#fffaf1",
  theme_color: "#10293f",
  icons: [
    picture("/favicon.svg", "any", "any"),
    picture("/icon-192.png", "192x192", "any maskable"),
    picture("/icon-512.png", "512x512", "any maskable"),
  ],
});

const ofDriverApp = (name: string) => ({
  id: "/driver/",
  name: `${name} Driver`,
  short_name: "Driver",
  description: "Your trips, reports and messages, with or without a connection.",
  lang: "en-ZA",
  start_url: "/driver/dashboard",
  scope: "/driver/",
  display: "standalone",
  orientation: "portrait",
  background_color: "#10293f",
  theme_color: "#10293f",
  icons: [
    picture("/favicon.svg", "any", "any"),
    picture("/icon-192.png", "192x192", "any"),
    picture("/icon-512.png", "512x512", "any"),
    picture("/icon-192.png", "192x192", "maskable"),
    picture("/icon-512.png", "512x512", "maskable"),
  ],
  shortcuts: [
    { name: "Trips", url: "/driver/dashboard/trips" },
    { name: "Messages", url: "/driver/dashboard/messages" },
  ],
});

/** By their address, each for a company of that name. */
export const manifests: Readonly<Record<string, (name: string) => object>> = {
  "/manifest.webmanifest": ofSite,
  "/driver/app.webmanifest": ofDriverApp,
};
