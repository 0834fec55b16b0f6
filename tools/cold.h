/* Included before everything the compiler reads. What is called only when something has gone wrong is said to be
 * cold: the code before such a call is moved out of the way of what happens at every step. */
typedef struct _object PyObject;
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));
