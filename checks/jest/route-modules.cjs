// react-router's loader of framework route modules: we use none, and its `import.meta.hot` does not parse as CommonJS.
module.exports = {
  loadRouteModule() {
    throw new Error('route modules of the framework mode are not part of this site');
  },
};
