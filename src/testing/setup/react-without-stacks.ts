import * as react from "react";

/**
 * For its warnings React records where each element was created, with an error and its stack: a fifth of a
 * screen’s cost here. It stops by itself after ten thousand in a second; tests start at that count.
 */
const internals = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (internals && !Object.getOwnPropertyDescriptor(internals, "recentlyCreatedOwnerStacks")?.get)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {} });
