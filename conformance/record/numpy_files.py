"""Writes the files of NumPy that the tests of recordings read: python3 numpy_files.py [FOLDER]"""
import pathlib
import sys

import numpy as np

project = pathlib.Path(__file__).resolve().parents[2]
folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else project / "core/src/test/resources/recording"

np.save(folder / "scalar.npy", np.float64(2.5))
np.save(folder / "big-endian.npy", np.array([1.5, -2.0], dtype=">f8"))
np.save(folder / "fortran.npy", np.asfortranarray([[0.0, 1.0, 2.0], [10.0, 11.0, 12.0]]))
np.save(folder / "cube.npy", np.asfortranarray(np.arange(24.0).reshape(2, 3, 4)))
np.savez(
    folder / "numpy.npz",
    x=np.array([1.0, -0.0, np.pi]),
    time=np.array([0.0, 0.5, 1.0]),
    n=np.array([1, -2, 3], dtype=np.int32),
)
np.savez_compressed(
    folder / "numpy-compressed.npz",
    t=np.array([0.0, 0.5, 1.0]),
    f=np.array([0.5, np.inf, np.nan], dtype=np.float32),
)
