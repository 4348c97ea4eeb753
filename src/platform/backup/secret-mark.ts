import { scrypt } from "node:crypto";
import { promisify } from "node:util";

const stretch = promisify<string, string, number, Buffer>(scrypt);

/** Tells one APP_SECRET from another without telling either: links and sign-ins of a backup work with the same one only. */
export const markOf = async (secret: string): Promise<string> =>
  (await stretch(secret, "cape-town-shuttle backup secret mark", 8)).toString("hex");
