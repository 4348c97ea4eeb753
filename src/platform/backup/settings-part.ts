export type KeptSettings = {
  readonly appSecret: string;
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * The part of them that a backup keeps: which were set, and their values only where they can’t be read without the key.
 */
export type SettingsPart = {
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string>> | null;
  readonly appSecret: string | null;
};

/** The backup key is in none of them. */
const never = new Set(["BACKUP_KEY"]);

export function keptSettings({ appSecret, environment }: KeptSettings, isSealed: boolean): SettingsPart {
  const set = Object.entries(environment).filter(([name]) => !never.has(name));
  return {
    names: set.map(([name]) => name),
    values: isSealed ? Object.fromEntries(set) : null,
    appSecret: isSealed ? appSecret : null,
  };
}

/** The settings as a `.env` file. */
export const asEnvironmentFile = ({ values }: SettingsPart): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join("");
