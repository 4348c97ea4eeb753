/**
 * A share as every page, file and report shows it, to a tenth of a percent. Only a full share is 100%, and only an
 * empty one 0%.
 */
export function shareText(share: number): string {
  const tenths = Math.round(share * 1000);
  if (tenths === 1000 && share < 1) return "99.9%";
  if (tenths === 0 && share > 0) return "0.1%";
  return `${tenths / 10}%`;
}
