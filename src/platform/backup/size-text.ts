const units = ["KB", "MB", "GB", "TB"] as const;

/** 1.4 GB, in powers of 1000 as disks are sold. */
export function sizeText(bytes: number): string {
  const step = Math.max(1, Math.min(units.length, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = bytes / 1000 ** step;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${units[step - 1]}`;
}
