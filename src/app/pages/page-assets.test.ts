import { expect, test } from "vitest";
import { filesOfShell, type Manifest } from "./page-assets.ts";

const manifest: Manifest = {
  "src/app/pages/wake.ts": { file: "assets/wake.js" },
  "src/app/pages/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/public.css"],
    assets: ["assets/figtree.woff2"],
    imports: ["_vendor.js"],
    dynamicImports: [
      "src/shells/driver/layout.tsx",
      "src/shells/driver/pages/dashboard.tsx",
      "src/shells/admin/pages/map.tsx",
      "node_modules/auth.js",
    ],
  },
  "_vendor.js": { file: "assets/vendor.js" },
  "node_modules/auth.js": { file: "assets/auth.js" },
  "src/shells/driver/layout.tsx": { file: "assets/layout.js", css: ["assets/signed-in.css"] },
  "src/shells/driver/pages/dashboard.tsx": {
    file: "assets/dashboard.js",
    imports: ["_vendor.js"],
    dynamicImports: ["src/features/dialog.tsx"],
  },
  "src/features/dialog.tsx": { file: "assets/dialog.js" },
  "src/shells/admin/pages/map.tsx": { file: "assets/map.js", imports: ["_maplibre.js"] },
  "_maplibre.js": { file: "assets/maplibre.js" },
};

test("an app has all files its pages may ask for, also later, and none of another area’s", () => {
  expect(filesOfShell(manifest, "driver")).toEqual([
    "/assets/auth.js",
    "/assets/dashboard.js",
    "/assets/dialog.js",
    "/assets/entry.js",
    "/assets/figtree.woff2",
    "/assets/layout.js",
    "/assets/public.css",
    "/assets/signed-in.css",
    "/assets/vendor.js",
    "/assets/wake.js",
  ]);
});
