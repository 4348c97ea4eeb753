import { bind } from "#platform/bind.ts";
import { keysContract } from "../contract.ts";
import { createKey } from "./create-key.ts";
import { myKeys } from "./my-keys.ts";
import { revokeKey } from "./revoke-key.ts";

export const keysApi = bind(keysContract, { myKeys, createKey, revokeKey });
