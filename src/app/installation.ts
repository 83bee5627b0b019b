/** The folder of the repository or installation, the same from src/app and from build/main. */
export const installation = new URL('../../', import.meta.url);
