// A runtime plugin in each remote's entry: the host asks again for chunks that fail to load (RELEASE-27). Another host might not.
export default () => {
  const { patiently } = globalThis;
  if (patiently) __webpack_require__.e = patiently(__webpack_require__.e);
  return { name: 'patient-chunks' };
};
