// Fonts and images in tests: code only sees their address.
module.exports = 'file-address';
