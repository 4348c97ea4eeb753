/** JSON that may stand inside a script element: a "<" in it cannot end the block. */
export const jsonText = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");
