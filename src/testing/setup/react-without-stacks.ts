import * as react from "react";

/**
 * For its warnings React notes where each element was made, by an error with its stack: a fifth of what a screen
 * costs here. It stops by itself at ten thousand in a second; tests begin there.
 */
const internals = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (internals && !Object.getOwnPropertyDescriptor(internals, "recentlyCreatedOwnerStacks")?.get)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {} });
