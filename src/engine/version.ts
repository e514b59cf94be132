/** The version in package.json, for places that cannot read files; a test keeps the two equal. */
export const ENGINE_VERSION = '0.1.0';
