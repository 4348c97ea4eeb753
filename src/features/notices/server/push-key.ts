import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

export const pushKey = async ({ outside }: Context) => accept({ key: outside.push.publicKey });
