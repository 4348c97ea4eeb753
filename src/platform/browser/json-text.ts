/** JSON that is safe inside a script element: no "<" can close the block. */
export const jsonText = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");
