import { scrypt } from "node:crypto";
import { promisify } from "node:util";

const stretch = promisify<string, string, number, Buffer>(scrypt);

/**
 * Distinguishes one APP_SECRET from another without revealing either: a backup’s links and sessions only work with the
 * same one.
 */
export const markOf = async (secret: string): Promise<string> =>
  (await stretch(secret, "cape-town-shuttle backup secret mark", 8)).toString("hex");
