declare module '*.css';
declare module '*.svg?raw' {
  const markup: string;
  export default markup;
}
