/**
 * A whole Chromium draws the suggestions of its address bar as two web pages, again for every test and unseen: a third
 * of what a test costs. Chromium heeds only the last such list, so the rest repeats what Playwright switches off.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export const browserSwitches = [`--disable-features=${withoutFeatures.join(",")}`];
